import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { headingOf } from '../page/headings.ts';
import { readLines } from '../page/lines.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { readThing } from './things.ts';

describe('a deed that is named, with its kind before it', () => {
  it.each([
    'access arrangements with the learning team',
    'access audits of listed buildings',
    'machine maintenance',
    'frame adjustments and repairs',
    'hedge work',
    'stump grinding',
    'pumps maintenance',
    'waiting list management',
    'rigging coordination with divers',
    'blend making to standards',
    'parcels despatch to shops',
    'garden visits',
    'dealer relations',
    'scope 2 calculations',
    'query marking for authors',
    'order entry',
    'reading programmes for years 4 to 6',
    'grooming standards',
    'repairs over the counter',
    'move on planning',
    'order and stock control of parts',
    'process improvement',
    'onboard sales',
    'building walks',
    'lift rescues with the engineer',
    'coaching logs',
    'stop lists',
    'point to point checks',
    'repair intake',
    'projects such as a new archive',
    'programme design',
    'water level readings twice daily',
    'cash and card receipting',
    'route optimisation for the fleet',
    'screen alignment',
    'secure transport of samples',
    'contact lens teach',
  ])('%s is no order', (line) => {
    const named = readDuty(line, { fallback: true }) ?? readThing(line);
    expect(named?.nouns).toBeDefined();
  });

  it.each([
    ['Access patient records on EMIS', 'access patient records on EMIS'],
    ['Screen applications', 'screen applications'],
    ['Water the bedding plants', 'water the bedding plants'],
    ['Machine components to tolerance', 'machine components to tolerance'],
    ['Secure funding for the youth club', 'secure funding for the youth club'],
    ['Process payments', 'process payments'],
    ['Plan maintenance with the crew', 'plan maintenance with the crew'],
    ['Supporting recruitment', 'support recruitment'],
    ['Grooming dogs', 'groom dogs'],
    ['Records mileage, repairs and costs', 'record mileage, repairs and costs'],
    ['Order replacements', 'order replacements'],
    ['Play for two services every Sunday', 'play for two services every Sunday'],
    ['Requesting the necessary searches', 'request the necessary searches'],
    ['Carrying boxes to the store and confirming in the app', 'carry boxes to the store and confirm in the app'],
    ['Taking bookings for the gym and meeting room', 'take bookings for the gym and meeting room'],
    ['Building trust with growers', 'build trust with growers'],
    ['Building succession for each post', 'build succession for each post'],
    ['Mark work and give feedback', 'mark work and give feedback'],
    ['Set resource allocation', 'set resource allocation'],
    ['Label and date everything', 'label and date everything'],
    ['Secure funding of €2m a year', 'secure funding of €2m a year'],
    ['Be on the weekend rota once in six weeks', 'be on the weekend rota once in six weeks'],
    ['Review documentation', 'review documentation'],
    ['Support the development of new tutors', 'support the development of new tutors'],
  ])('%s is one', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
});

it.each(['Order and stock control of parts', 'Move on planning', 'Garden visits'])(
  '%s is a name among orders',
  (line) => {
    expect(readDuty(line, { fallback: true, lean: 'orders' })?.nouns).toBeDefined();
    expect(readDuty(line, { order: true })).toBeNull();
  },
);

describe('what is done, with how it is done before it', () => {
  it.each([
    ['Secure storage of exam scripts', 'store exam scripts securely'],
    ['Safe disposal of sharps', 'dispose of sharps safely'],
    ['Regular cleaning of probes', 'clean probes regularly'],
    ['Safe moving and handling of patients', 'safely move and handle patients'],
    ['Daily checking of tank water', 'check tank water daily'],
    ['The efficient running of the stores', 'run the stores efficiently'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
});

describe('rows of deeds', () => {
  it.each([
    [
      'Laying of tables, clearing of plates and washing up in line with the rota',
      'lay tables, clear plates and wash up in line with the rota',
    ],
    ['Service and repair of coffee machines', 'service and repair coffee machines'],
    ['Regulation and voicing of organ pipes', 'regulate and voice organ pipes'],
    ['Repair and rebinding of old maps', 'repair and rebind old maps'],
    ['Setting up and running of lathes', 'set up and run lathes'],
    ['Review of test data and release of batches', 'review test data and release batches'],
    ['Issue of permits', 'issue permits'],
    ['Service of drinks and small dishes at the bar', 'serve drinks and small dishes at the bar'],
    ['Service of boilers and heat pumps', 'service boilers and heat pumps'],
    ['Pruning, thinning and felling of trees', 'prune, thin and fell trees'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });

  it.each([
    ['Opening and closing of files and maintaining indexes', 'open and close files and maintain indexes'],
    ['Assistance to passengers with prams', 'assist passengers with prams'],
    ['Budget £40k', 'manage a budget of £40k'],
    ["You'll be selling tickets", 'sell tickets'],
    ['Shoeing of ponies', 'shoe ponies'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });

  it('one that has no verb keeps the others as things', () => {
    const read = readDuty('Care and maintenance of the lawns', { fallback: true });
    expect(read === null || read.nouns !== undefined).toBe(true);
  });

  it('an object before its deeds', () => {
    expect(readDuty('Complaint letters from tenants answering', { fallback: true })?.text).toBe(
      'answer complaint letters from tenants',
    );
    expect(readDuty('Panels hanging and connecting', { fallback: true })?.text).toBe('hang and connect panels');
    expect(readDuty('Client workshops facilitating', { fallback: true })?.text).toBe('facilitate client workshops');
    expect(readDuty('Transit documents opening and closing', { fallback: true })?.text).toBe(
      'open and close transit documents',
    );
  });
});

describe('articles', () => {
  it.each([
    ['Learning to repair passenger and goods vehicles', 'learn to repair passenger and goods vehicles'],
    ['Learn to service boilers and heat pumps', 'learn to service boilers and heat pumps'],
    ['laying brick, block', 'lay brick and block'],
    ['bending conduit', 'bend conduit'],
    ['Handle solvents, incl. acetone, using a fume hood', 'handle solvents, including acetone, using a fume hood'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
});

describe('what nobody has decided, or what is no task', () => {
  it.each([
    'TBC - travel clinic admin',
    'flu jabs??',
    'open days (TBC)',
    'possibly some driving?',
    '6 days week, rotational shift',
    '5 day week',
    'Be present on open days (2 days)',
    'Be on deck for every sailing',
    'laying out if you are happy to',
  ])('%s', (line) => {
    expect(readDuty(line, { fallback: true })).toBeNull();
    expect(readThing(line)).toBeNull();
  });
});

describe('verbs that were not read', () => {
  it.each([
    ['indexing old maps', 'index old maps'],
    ['cuddling nervous kittens', 'cuddle nervous kittens'],
    ['reglazing sashes', 'reglaze sashes'],
    ['recruit, induct and support volunteer drivers', 'recruit, induct and support volunteer drivers'],
    ['Lead, coach and performance-manage a team of nine', 'lead, coach and performance-manage a team of nine'],
    ['Ride route 9 morning and afternoon', 'ride route 9 morning and afternoon'],
    ['Order supplies: paper, toner, stamps', 'order supplies'],
    ['Action overdue tasks', 'action overdue tasks'],
    ['Date check shelves weekly', 'date-check shelves weekly'],
    ['Company secretary to the trustees', 'act as company secretary to the trustees'],
    ['Key user for the new booking system', 'act as key user for the new booking system'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
});

describe('where one task ends', () => {
  it.each([
    ['log in the app, minor repairs on doors and locks', ['log in the app', 'minor repairs on doors and locks']],
    [
      'adjust dosing pumps, rounds at 4 wells and 2 towers, respond to alarms',
      ['adjust dosing pumps', 'rounds at 4 wells and 2 towers', 'respond to alarms'],
    ],
    ['taking deposits, end of day banking', ['taking deposits', 'end of day banking']],
    ['operate cranes up to 12T, daily inspection and log', ['operate cranes up to 12T', 'daily inspection and log']],
    [
      'coach games on weekends, player reviews twice a season, kit washing, tournaments, vans in and out',
      ['coach games on weekends', 'player reviews twice a season', 'kit washing', 'tournaments', 'vans in and out'],
    ],
    ['clean tanks, pumps and filters', ['clean tanks, pumps and filters']],
    ['record rounds, readings and repairs', ['record rounds, readings and repairs']],
  ])('%s', (typed, parts) => {
    expect(splitDuties(typed)).toEqual(parts);
  });

  const lines = (text: string): string[] => readLines(text).lines.map((line) => line.text);
  it('a line that begins with an order is no rest of the one before', () => {
    expect(
      lines('Duties:\nKeep the freezer logs for the Health Dept\nWash pans when the machine breaks down\nMop floors'),
    ).toEqual(['Keep the freezer logs for the Health Dept', 'Wash pans when the machine breaks down', 'Mop floors']);
  });
  it('a row without a mark among marked ones goes on', () => {
    expect(
      lines('Duties\n1.1 Take minutes at panels\n1.2 Carry out site visits and verify\nspending.\n1.3 Issue letters'),
    ).toEqual(['Take minutes at panels', 'Carry out site visits and verify spending.', 'Issue letters']);
  });
});

describe('headings', () => {
  it.each([
    ['The job holder will be required to carry out the following responsibilities and duties:', 'duty'],
    ['You will be expected to undertake the following tasks:', 'duty'],
    ['Process refunds, exchanges and write offs', null],
    ['Interview tenants at home', null],
    ['Application process', 'apply'],
    ['Interviews', 'apply'],
  ])('%s', (line, section) => {
    expect(headingOf(line, false)).toBe(section);
  });

  it('the lines under them are read', () => {
    const text =
      'Main duties\nPost receipts daily\nProcess refunds, exchanges and write offs\nTrain new cashiers\nReconcile the safe';
    expect(mineJobDescription(text, '').duties.map((duty) => duty.text)).toEqual([
      'post receipts daily',
      'process refunds, exchanges and write-offs',
      'train new cashiers',
      'reconcile the safe',
    ]);
  });
});

describe('a line of work is read as it was meant', () => {
  it.each([
    ['Strategy - Develops and delivers the estates plan', 'develop and deliver the estates plan'],
    ['Opening up/locking up of the hall', 'open up and lock up the hall'],
    [
      'Assisting guests with personal care, mobility and toileting needs',
      'assist guests with personal care, mobility and toileting needs',
    ],
    [
      'Providing supervision and support to a caseload of foster homes, visiting at least every six weeks',
      'provide supervision and support to a caseload of foster homes, visiting at least every six weeks',
    ],
    ['Collating figures as required by the Head of Risk', 'collate figures'],
    ['cover shop phones at lunch', 'cover shop phones at lunch'],
    ['Undertake surveys x3 per year', 'undertake surveys 3 times a year'],
    ['hold open days 2x/yr', 'hold open days twice a year'],
    ['on-call week every 5 weeks', 'be on call for a week every 5 weeks'],
    [
      'Turn requests into tickets and share same with the team',
      'turn requests into tickets and share them with the team',
    ],
    ['Member of Safety Committee', 'be a member of the Safety Committee'],
    ['Answering of customer and rating enquiries', 'answer customer and rating enquiries'],
    ['Provide leadership to a team of 9', 'provide leadership to a team of 9'],
    ['help tenants w LD in own home', 'help tenants with LD in their own home'],
    ['Deputises for the Shift Leader.', 'deputise for the Shift Leader'],
    ['install solar panels start to finish', 'install solar panels from start to finish'],
    ['Checking work of juniors', 'check work of juniors'],
    ['make great bread, fast', 'make great bread, fast'],
    ['cue shows', 'cue shows'],
    ['Attend site at night as on call manager', 'attend site at night as on-call manager'],
    ['visit the plant 1x yr', 'visit the plant once a year'],
    ['Support the Planner in building a stable schedule', 'support the Planner in building a stable schedule'],
    ['Attend board meetings, minute taking', 'attend board meetings and take minutes'],
    ['To store and dispose of paints safely', 'store and dispose of paints safely'],
    ['Dealing with complaints and safeguarding concerns', 'deal with complaints and safeguarding concerns'],
    ['run kitchen of 6 chefs', 'run a kitchen of 6 chefs'],
    ['lead crew of 9 casuals', 'lead a crew of 9 casuals'],
    ['work with product and security to prioritise', 'work with product and security to prioritise'],
    ['cover sickness', 'cover sickness'],
  ])('%s', (line, text) => {
    expect(readDuty(line, { lean: 'things' })?.text).toBe(text);
  });

  it.each([
    'hamper build',
    'works council contact',
    'clearing in August',
    'glazing help',
    'research ops',
    'volunteers Wednesdays',
    'billing end of month',
    'cash office',
    'price changes',
    'demo plots',
    'planning drawings',
    'thank you calls',
    'cost value reports',
    'service at the bar',
    'repeat scripts',
    'Form C assessments',
    'snag lists',
  ])('%s is a name', (line) => {
    expect(readDuty(line, { fallback: true })?.nouns ?? readThing(line)?.nouns).toBeDefined();
  });

  it('sentences without capitals are parted at their stops', () => {
    expect(splitDuties('supervise 6 porters on lates. order linen. spot checks. deal w guest niggles')).toEqual([
      'supervise 6 porters on lates',
      'order linen',
      'spot checks',
      'deal with guest niggles',
    ]);
  });

  it('whom one supervises parts from what nobody supervises', () => {
    expect(splitDuties('plan the week, supervise two assistants, snack and nap, keep the room tidy')).toContain(
      'supervise two assistants',
    );
    expect(splitDuties('plan the week, train porters, cleaners and cooks, keep the store tidy')).toContain(
      'train porters, cleaners and cooks',
    );
  });

  it('notes in lower case that each begin with a deed are lines of their own', () => {
    const { lines } = readLines(
      "You'll be:\nbaking bread and cakes from five in the morning every day\ndoing stock counts every Sunday when the shop is closed\ncleaning machines and mixers (daily wipe, weekly strip)\nhelping out in the shop when there is a queue\n",
    );
    expect(lines).toHaveLength(4);
  });

  it('the name of a group among sentences is no task', () => {
    const { duties } = mineJobDescription(
      'Clinical responsibilities\nPlans and provides care throughout the stay.\nAttends home visits.\nSupports families with feeding.\nLeadership\nMentors students on placement.\n',
      '',
    );
    expect(duties.map(({ text }) => text)).not.toContain('handle leadership');
    expect(duties).toHaveLength(4);
  });

  it('a sum with a noun has its article', () => {
    expect(readDuty('£40m masterplan', { fallback: true })?.text ?? readThing('£40m masterplan')?.text).toBe(
      'look after a £40m masterplan',
    );
  });

  it('examples behind a dash are no tasks, though one begins like a verb', () => {
    expect(splitDuties('Run 5 calls a day - water softeners, drains, pumps')).toEqual(['Run 5 calls a day']);
  });

  it('orders in lower case stay lines of their own', () => {
    const { lines } = readLines(
      'Your training\nDuring the programme you will:\nlearn how to service and test heating systems\nwork alongside qualified fitters on sites\nattend college on day release every week of the term\ntravel to sites across the county\n',
    );
    expect(lines.map(({ text }) => text)).toContain('work alongside qualified fitters on sites');
    expect(lines.map(({ text }) => text)).toContain('travel to sites across the county');
  });

  it('figures that count on are marks of a list', () => {
    const { duties } = mineJobDescription(
      'MAIN DUTIES\n1 To process claims within five days.\n2 To reconcile the claims ledger.\n3 Assists with year end.\n4 Flexi-time 8am-6pm\n',
      '',
    );
    expect(duties.map(({ text }) => text)).toEqual([
      'process claims within five days',
      'reconcile the claims ledger',
      'assist with year end',
    ]);
  });

  it('lines without heading or bullet are tasks where most of them read like one', () => {
    const { duties } = mineJobDescription(
      'Yard team\nDeliver feed to farms in line with the route plan\nUse of moffett\nObtaining signatures and handling payments\nKeep vehicle clean inside and out\nPicking orders and serving customers in the yard\n96% on-time deliveries\nMon-Fri 7-5\n',
      '',
    );
    expect(duties.map(({ text }) => text)).toEqual([
      'deliver feed to farms in line with the route plan',
      'obtain signatures and handle payments',
      'keep the vehicle clean inside and out',
      'pick orders and serve customers in the yard',
    ]);
    expect(
      mineJobDescription(
        'We are a family firm.\nJoin us and grow your career\nVisit our site to see the range\nApply today\nOur team makes boats.\n',
        '',
      ).duties,
    ).toEqual([]);
  });

  it.each(['First point of contact for tenants', 'Cash responsibility', 'Document SRS and process maps'])(
    '%s is no heading',
    (line) => {
      expect(headingOf(line, false)).toBeNull();
    },
  );
});

describe('deeds that a plain reading would turn round', () => {
  it.each([
    ['Return to work interviews and absence management', 'hold return-to-work interviews and manage absence'],
    ['Return-to-work meetings', 'hold return-to-work meetings'],
    ['Design and implementation of firmware for controllers', 'design and implement firmware for controllers'],
    ['Implementation of new features', 'implement new features'],
    ['Implementation of safety rules', 'put in place safety rules'],
    ['Assist with last offices', 'assist with last offices'],
    ['Maintain records of attendance and assessment', 'maintain records of attendance and assessment'],
    ['Use pallet jacks to stack product', 'use pallet jacks to stack product'],
    [
      'Operates stand-up forklifts to move product around the site',
      'operate stand-up forklifts to move the product around the site',
    ],
  ])('%s', (line, said) => {
    expect(readDuty(line)?.text).toBe(said);
  });
});

it.each(['Attend mediation', 'Attend supervision', 'Attend arbitration'])('%s: is a deed', (line) => {
  expect(readDuty(line, { fallback: true, lean: 'orders' })?.text).toBe(line.toLowerCase());
});

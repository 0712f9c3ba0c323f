/** What makes a good headline, introduction, role ...: one lead and six examples a step. Our own wording. */
import type { FrameworkStep } from '#domain/framework.ts';

export interface Tip {
  advice: string;
  before: string;
  after: string;
}

export interface Tips {
  lead: string;
  tips: readonly Tip[];
}

export const stepTips: Record<FrameworkStep, Tips> = {
  1: {
    lead: 'Stop the right person. Everyone else may scroll on.',
    tips: [
      {
        advice: 'Say what depends on the work, not that there is a vacancy.',
        before: 'Exciting opportunity for a Maintenance Engineer',
        after: 'Keep 400 school kitchens cooking through winter',
      },
      {
        advice: 'Use a number that only this job has.',
        before: 'Join a large logistics team',
        after: '2,300 parcels out by six. You plan the route.',
      },
      {
        advice: 'If the hours or the place are the best part, put them first.',
        before: 'Flexible driving role available now',
        after: 'Four days on, four days off. Bus driver, Leeds.',
      },
      {
        advice: 'Strike every adjective, then see what is left to say.',
        before: 'Dynamic, passionate sales superstar wanted',
        after: 'Sell solar panels to people who asked about them',
      },
      {
        advice: 'Speak to one person, in words they would use themselves.',
        before: 'Qualified nursing staff are sought for a surgical ward',
        after: 'Eight beds, three nurses, time to explain things twice',
      },
      {
        advice: 'Three to twelve words. If you run out of breath, cut.',
        before: 'We have a great opening for a person who is looking to start a career in boat building with training',
        after: 'Learn to build boats, and be paid to',
      },
    ],
  },
  2: {
    lead: 'Give them a reason to read the next line.',
    tips: [
      {
        advice: 'Open with a moment from the work.',
        before: 'We are looking for a Community Liaison Manager to join our team.',
        after:
          'Two evenings a week you sit in a village hall and listen. The next morning you tell the engineers what you heard.',
      },
      {
        advice: 'Say why the job exists. People want to know what would go wrong without them.',
        before: 'Due to continued growth, a position has arisen in our finance team.',
        after: 'We opened two clinics this year and nobody owns their budgets yet. You would.',
      },
      {
        advice: 'Pay, place and hours belong in the first 50 words.',
        before: 'Salary to be discussed at interview. Location: various.',
        after: '£31,000, three days a week in Hull and two wherever you like.',
      },
      {
        advice: 'Two lines about the company are enough. The rest of the page is about the reader.',
        before: 'Founded in 1974, we are a leading provider with a proud history of excellence.',
        after: 'We repair hospital beds for 12 trusts, from one workshop in Derby.',
      },
      {
        advice: 'One idea a sentence. If you see a second comma, try a full stop.',
        before:
          'You will join a team of six, which is based in York, working closely with suppliers across the region to make sure stock arrives on time.',
        after: 'You join a team of six in York. You work with suppliers nearby. Stock arrives on time because of you.',
      },
    ],
  },
  3: {
    lead: 'Let them see the week.',
    tips: [
      {
        advice: 'Start each duty with what the person does.',
        before: 'Responsibility for the coordination of supplier invoices',
        after: "Match supplier invoices and chase the ones that don't add up",
      },
      {
        advice: 'Choose the three to five duties that fill the week. Leave the rest for the job description.',
        before: '17 bullets, from strategy to ordering stationery',
        after: 'Run the rota. Train new carers. Spot a bad day before it becomes one.',
      },
      {
        advice: 'Say who is better off when it is done well.',
        before: 'Process applications in line with policy',
        after: 'Decide on grants, so that a family has heating by Friday',
      },
      {
        advice: 'Give the size: people, budget, sites, cases.',
        before: 'Manage a busy caseload',
        after: 'Carry about 18 cases, with supervision every fortnight',
      },
      {
        advice: 'Name the hard part. It earns trust, and it keeps the wrong people from applying.',
        before: 'No two days are the same',
        after: 'Mondays are loud, February is cold, and you will be tired by Thursday',
      },
      {
        advice: 'Describe the first three months.',
        before: 'Full training will be provided',
        after: 'Two weeks beside Amina, your first own round in week three, your licence paid by month three',
      },
    ],
  },
  4: {
    lead: 'Ask for what the work needs, and nothing else.',
    tips: [
      {
        advice: 'Ask for what people can do, not for how long they have done it.',
        before: "Minimum five years' experience in a similar role",
        after: "You have closed a month's accounts on your own",
      },
      {
        advice: 'Keep what is needed apart from what can be learnt here.',
        before: 'Essential: Excel, SAP, forklift licence, French, German',
        after: 'You need Excel. We teach SAP and pay for the forklift licence.',
      },
      {
        advice: 'Replace a quality with the moment that shows it.',
        before: 'Excellent communication skills',
        after: 'You can tell a worried parent bad news and be thanked for it',
      },
      {
        advice: 'Ask for a degree only where the law or the profession does.',
        before: 'Degree educated',
        after: "You can read a balance sheet. Where you learnt it doesn't matter.",
      },
      {
        advice: 'Name the other jobs that people come from.',
        before: 'Experience in offshore wind essential',
        after: 'Marine fitters and army engineers settle in well here',
      },
      {
        advice: 'Up to six points. Long lists make good people count themselves out.',
        before: '14 points under “Essential”',
        after: 'Four points, each one you would test at interview',
      },
    ],
  },
  5: {
    lead: 'Turn a benefit into a day, an hour or a pound.',
    tips: [
      {
        advice: 'Say what it is like to have it.',
        before: 'Generous holiday allowance',
        after: '30 days off, and the office is closed between Christmas and New Year as well',
      },
      {
        advice: 'If there is a figure, give it.',
        before: 'Attractive pension scheme',
        after: 'You pay in 5%, we pay in 9%',
      },
      {
        advice: 'Best first. Readers remember the first one and skim the rest.',
        before: "Free coffee, parking, six months' full sick pay",
        after: "Six months' full sick pay, free parking, good coffee",
      },
      {
        advice: 'Say when it starts and who gets it.',
        before: 'Private healthcare',
        after: 'Private healthcare for you and your children, after six months',
      },
      {
        advice: 'What the law gives everyone is not a reward.',
        before: "28 days' statutory holiday and workplace pension",
        after: 'Leave it out, and write about the thing people tell their friends',
      },
    ],
  },
  6: {
    lead: 'Ask for one thing, and say what happens next.',
    tips: [
      {
        advice: 'One action. A second one is a reason to put off both.',
        before: 'Apply online, call us, follow us or send your CV',
        after: 'Send us your CV',
      },
      {
        advice: 'Say what it takes: how long, and what to have at hand.',
        before: 'Complete our online application form',
        after: 'Apply in ten minutes. A CV is enough, no cover letter.',
      },
      {
        advice: 'Say what happens then, and when. Promise only what you will keep.',
        before: 'Only successful candidates will be contacted',
        after: 'You hear from us within a week, whatever the answer',
      },
      {
        advice: 'Give a person to ask, if there really is one.',
        before: 'For further information please visit our website',
        after: 'Questions about the rota? Ask Tom, who runs it.',
      },
      {
        advice: 'Leave out pressure. A date is enough.',
        before: "Don't miss out, apply today",
        after: 'Apply by 18 December. We read as they come in.',
      },
    ],
  },
};

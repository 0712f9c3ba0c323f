/**
 * The built-in writer's first texts, which nobody reads. Its patterns are compiled at their first use, some thousands of them
 * in a first step: about a second, in which somebody would wait. Here they meet a made-up job of the usual parts, while the
 * person who opened the page still fills it in (bench/writer.bench.ts).
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { buildLedger, steps, type WriterInput, writeStep } from '#writing/compose/index.ts';

const input: WriterInput = {
  advert: {
    id: 'warm-up',
    jobTitle: 'Warehouse Manager (m/f/d)',
    sector: 'Logistics',
    industry: 'Transport',
    country: 'United Kingdom',
    location: 'Leeds',
    salaryFrom: 41_000,
    salaryTo: 46_500,
    brandName: 'Northgate Freight',
    toneOfVoice: 'Friendly',
    language: 'English',
    deadline: '2030-06-30',
    hasMission: true,
    hasVision: true,
    hasPurpose: true,
    hasLocality: true,
  },
  brief: {
    description:
      "Permanent, full time, 39 hrs a week over 4 days. We're looking for somebody to run our night shift of 24 people; the post is new, as we open a second hall in March. Reports to the Head of Operations.",
    proposition: "You'll know your rota six weeks ahead - no split shifts, ever.",
    responsibilitiesRole:
      'plan the rota, check deliveries and stock counts, train new starters\n- Keep the conveyors running and report faults\n- Weekly H&S walk; KPIs for the depot meeting',
    skills:
      'Essential: 3+ years of leading a team in a warehouse, forklift licence (counterbalance)\nDesirable: knowledge of SAP, IOSH; calm under pressure. Must be able to lift 20kg. Right to work in the UK.',
    keywords: 'warehouse manager, night shift, WMS',
    supportingEvidence: 'Rated 4.6 out of 5 by 210 colleagues in our 2025 survey. Founded 1961.',
  },
  guidelines: {
    companyName: 'Northgate Freight',
    strapline: { value: 'Moved with care', statement: 'We say where a parcel is.' },
    pillars: [
      { id: 'p1', value: 'A rota you can live with', statement: 'Rotas are published six weeks ahead.', weight: 100 },
      { id: 'p2', value: 'Room to grow', statement: 'Half of our managers began on the shop floor.', weight: 50 },
    ],
    values: [
      { id: 'v1', value: 'Look out for each other', statement: 'Nobody lifts alone what two should lift.', weight: 50 },
      { id: 'v2', value: 'Honesty', statement: null, weight: 25 },
    ],
    mission: 'To get every parcel where it is needed.',
    vision: 'A depot that wastes nothing.',
    purpose: 'We exist so that small shops can send as fast as big ones.',
    rewards: [
      { id: 'r1', title: 'Pension', statement: 'We pay 7% into your pension from day one.' },
      { id: 'r2', title: 'Holiday', statement: '28 days plus your birthday off' },
      { id: 'r3', title: 'Free parking', statement: null },
    ],
    contractions: true,
  },
  jobDescription: {
    matches: true,
    text: `JOB DESCRIPTION - WAREHOUSE MANAGER
Reports to: Head of Operations        Page 1 of 2
Location: Leeds
Purpose of the role
The post holder is responsible for the safe and efficient running of the night shift, including
the loading of 40 lorries a night.
Key responsibilities
- To supervise 24 warehouse operatives and carry out their reviews
- Ensuring that all deliveries are checked, booked in and stored
1. Prepare reports on stock, e.g. losses (monthly).
2. Liaison with carriers and customers
Person specification
Essential: GCSE Maths and English (grade 4 or above) or equivalent
Experience in managing a budget of £250,000
It would be an advantage if you have worked with cold storage.
You will need a full UK driving licence.
Hours: 22:00 - 06:00, Sunday to Wednesday. Closing date: 30 June.
We are an equal opportunities employer.`,
  },
};

/** Writes the made-up job's six steps, one a turn, so that requests get theirs in between. */
export async function warmUp(): Promise<void> {
  await nextTurn();
  buildLedger(input, true);
  for (const step of steps) {
    await nextTurn();
    writeStep(input, step, {
      brief: 'Lead on the rota, and mention the new hall.',
      imperatives: [{ id: 'i1', value: 'Say that uniforms are provided' }],
      constraints: { simple: true, jobTitleSequence: true, hemingway: step % 2 === 0 },
      useJobDescription: true,
      noOfLine: 3,
      outputType: step === 3 ? 'bullet' : 'prose',
      outputLengthType: 'medium',
      ...(step === 5 && { selectedBenefits: input.guidelines.rewards.map(({ id }) => id) }),
    });
  }
}

/** The seven questions of the AI copy generator, with an example of an answer and what it becomes. */
import type { Question } from '#contract/generator.ts';

export const questions: readonly Question[] = [
  {
    questionNumber: 1,
    question: 'What would make the right person stop?',
    placeholderText:
      '64 turbines, 240,000 homes. Ninety metres up, a crew of three, two weeks on and two weeks off. You can see the coast from up there.',
    help: 'One line with the strongest facts. You get a list of headlines and choose one.',
  },
  {
    questionNumber: 2,
    question: 'Why does this job exist, and what should people know first?',
    placeholderText:
      'We open a second day nursery in Leith in March. Somebody has to build the team of nine before the children come. £36,000, Monday to Thursday.',
    help: 'The reason for the job, the pay, the place and the hours. This becomes the introduction.',
  },
  {
    questionNumber: 3,
    question: 'What happens in a normal week?',
    placeholderText:
      'Runs the morning round with two carers, writes the care plans on Tuesday, meets families on Thursday evening, orders supplies, covers one weekend in four.',
    help: 'Three to five things, with sizes and days where you have them. Choose prose or bullets.',
  },
  {
    questionNumber: 4,
    question: 'Who would do it well, and what can they learn here?',
    placeholderText:
      'Needs a CSCS card and a head for heights. Should be able to read drawings. We teach rope access and pay for the ticket. Joiners and climbers do well.',
    help: 'What you would test at interview, then what you teach. Choose prose or bullets.',
  },
  {
    questionNumber: 5,
    question: 'What do they get in return?',
    placeholderText:
      '£34,000 to £41,500, 30 days off plus bank holidays, ferry paid, 9% into the pension, one funded course a year, full sick pay from day one.',
    help: 'Figures beat adjectives. Leave out what the law gives everyone.',
  },
  {
    questionNumber: 6,
    question: 'What is the company like on an ordinary Tuesday?',
    placeholderText:
      '40 people above a bakery in Bath. Stand-up at 9:30, nobody books meetings after four. People argue about fonts and share lunch. The founder still answers the phone.',
    help: 'What a visitor would see and hear. This becomes the part about the company and its culture.',
  },
  {
    questionNumber: 7,
    question: 'How do people apply, and what happens then?',
    placeholderText:
      'CV to the link below, no letter. Sana calls within five working days. One visit of two hours, paid, to work a shift with the team. Closes on 18 December.',
    help: 'The first step, how long it takes, and what happens next. Only what you will keep.',
  },
];

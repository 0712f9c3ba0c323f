/** What an order to the writer asks to tell of the post: its pay, place, hours or dates, whichever way the question is put. */

const post = '(?:it|the (?:job|role|post|position|work)|this (?:job|role|post)|the successful (?:candidate|applicant))';
const who = '(?:you|they|people|the (?:person|successful (?:candidate|applicant)|new starter|postholder)|we|staff)';

const questions: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^(?:(?:what|how much) (?:${post} (?:pays?|is paid)|${who} (?:pay|paid?|get paid|earn|(?:are|is|will be) paid|(?:can|will|could) earn)|is paid)|what the (?:pay|salary|wage|rate)(?: range)? is)$`,
      'i',
    ),
    'the pay',
  ],
  [
    new RegExp(
      `^(?:where (?:${post} is(?: based| located)?|${who}(?:['’]ll| will|['’]re| are)? (?:be )?(?:based|work(?:ing)?)|we(?:['’]re| are)(?: based)?|the [a-z]+ (?:is|are)(?: based| located)?)|which (?:town|city|place|site) (?:it|the (?:job|role|post)) is (?:in|at))$`,
      'i',
    ),
    'the place',
  ],
  [
    new RegExp(
      `^(?:(?:how many|which|what) hours(?: (?:per|a|each) week)?(?: (?:it is|there are|the (?:job|role|post) (?:is|has)|${who} (?:will )?works?))?|how long the week is|what the hours are|the (?:number of )?(?:(?:weekly|working|contract(?:ed)?) )?hours(?: (?:per|a|each) week)?)$`,
      'i',
    ),
    'the hours',
  ],
  [new RegExp(`^when (?:${post}|${who}) (?:would |will )?starts?$`, 'i'), 'the start date'],
  [
    /^when (?:applications (?:close|are due)|(?:it|the advert|the post|the job) closes|to apply by)$/i,
    'the closing date',
  ],
  [
    /^(?:how (?:big|large) (?:the|our) team is|how many (?:people )?(?:are |there are )?(?:in|on) (?:the|our) team|how many people (?:you|they) (?:will )?(?:lead|manage|line manage)|what size (?:the|our) team is|the team(?:['’]s)? size)$/i,
    'the size of the team',
  ],
];

/** "Where the house is": the place; "what it pays": the pay. Anything else stays as it is. */
export function asSlot(asked: string): string {
  const bare = asked.trim().replace(/[.!?]+$/, '');
  return questions.find(([question]) => question.test(bare))?.[1] ?? asked;
}

/** Headings over what is wished for and no must: "it would be great if", "bonus points", "also welcome". */

import { rare } from '../../language/its-words.ts';
import { seldom } from '../../language/seldom.ts';

/** What is wished for and no must, in whatever words a heading puts it. */
const wished = seldom(
  /regarded|(?:would|will|might|could|may|['’]d) (?:also |really |certainly )?(?:help|be)|(?:what|that)(?:['’]d| would| might| could) |apart|shine|stand out|give you |advantage|bonus|asset|plus|\bnot |better|points|credit|marks|icing|cherry|optional| if\b/i,
  /\b(?:highly|well|also|favourably) regarded\b|^(?:it |that |this )?(?:would|['’]d) (?:also )?be (?:\w+ ){1,2}(?:if|to)\b|^(?:what|things that|anything that)(?:['’]d| would| might| could) (?!you\b|your\b|an?\b|the\b|it\b|this\b|we\b|I\b)|(?:^|\b(?:it|this|that|these|those|they|which|following|below|things?|skills?|experience|qualities) )(?:would|will|might|could|may) (?:also |really |certainly )?(?:help|be (?:a |an |highly |really |very |also )*(?:great|good|nice|lovely|useful|helpful|brilliant|ideal|handy|bonus|plus|asset|advantage|advantageous|beneficial|welcome|fantastic|amazing))\b|\b(?:it|that|they|this)['’]d (?:also )?(?:help|be (?:a |an )?(?:great|good|nice|lovely|useful|helpful|bonus|plus))\b|\b(?:set|sets|put|puts) you apart\b|\b(?:makes?|let) you (?:shine|stand out)\b|\bgive you (?:an? )?(?:edge|advantage|head start)\b|\b['’]d be (?:thrilled|delighted|over the moon|pleased|chuffed)\b|\b(?:an?|added|additional|distinct|definite) (?:advantage|bonus|assets?|plus)\b|\bnot (?:absolutely |strictly |all )?(?:essential|required|compulsory|mandatory|necessary|needed|a must|must[- ]haves?|deal[- ]?breakers?)\b|\bstand out\b|\beven better\b|\bso much the better\b|\bbetter still\b|\b(?:bonus|brownie|extra|additional|plus) (?:points|credit|marks)\b|\bicing on the cake\b|\bcherry on (?:top|the cake)\b|\boptional\b|\b(?:big|huge|real) plus\b|\bpluses\b|\b(?:great|good|nice|lovely|useful|helpful|handy|ideal|better|bonus|plus|happy|helps?|advantage) if\b/i,
);
/** How such a heading ends where no colon says that it is one: it waits for what follows, or is nothing but the wish. */
const waits =
  /^(?:not (?:absolutely |strictly )?(?:essential|required|necessary|needed)|(?:highly )?desirable)\b.* (?:nice|useful|helpful|great|good|handy|welcome|lovely|helps?)$|(?:\b(?:have|had|has|got|are|were|be|can|could|with|for|but|bring|brought|hold|held|see|find|also|if|if you|includes?)|\.\.\.|…)$|^(?:(?:what|things that|skills that|this|these|it|they)['’]?(?:ll|d)? )?(?:(?:will|would|might|could|may|really|also|but|though|highly|well|favourably|an?|the|added|additional|not|absolutely|strictly|huge|big|definite) )*(?:regarded|set you apart|sets you apart|stand out|make you (?:shine|stand out)|makes you (?:shine|stand out)|help|even better|advantage|bonus|assets?|essential|optional|optional extras|pluses|plus|(?:bonus|brownie|extra|additional|plus) (?:points|credit|marks)|icing on the cake|cherry on (?:top|the cake))$/i;
/** "Also welcome", "Additional assets", "Optional extras", "Preferred qualifications". */
const wishName = rare(
  /^(?:also|additional|other|added|extra|optional|preferred|desired|bonus|further|ideal|ideally|beneficial)(?: but optional)? (?:welcome|useful|helpful|handy|advantages?|assets?|extras?|pluses|good to have|nice to have|skills?|qualifications?|experience|points|criteria|requirements)$/i,
);

/** "Bonus", "A plus", "Plus points": nothing but the name of a wish. */
const bareWish = /^(?:an? )?(?:(?:big|real|nice) )?(?:bonus|plus|plus[- ]points?|bonus[- ]points?)$/i;

/** Whether a line of its own opens a list of what is welcome. */
export const opensWishes = (bare: string, colon: boolean): boolean =>
  bare.split(/\s+/).length <= 14 &&
  !/\bdesirable\b.*\bessential|\band (?:essential|required)\b/i.test(bare) &&
  !/^(?:additional|other|further|extra) (?:skills?|qualifications?|experience|criteria|requirements)$/i.test(bare) &&
  (bareWish.test(bare) || wishName.test(bare) || (wished.test(bare) && (colon || waits.test(bare))));

/** "ASE certification preferred, but not mandatory": a wish of one thing, and no name of those that follow. */
export const wishesOfIts = rare(
  /^(?!(?:what|things|skills?|experience|it|this|these|that|not|the|relevant|previous|other|additional|further|qualifications?|knowledge|highly|preferred|desirable|also|nice|good|useful|your|any)\b)[A-Za-z][\w/&+#-]* .*\b(?:preferred|desirable|useful|helpful|nice|welcome|an? (?:plus|bonus|advantage))\b,? (?:but |though )?(?:is |it['’]?s )?not (?:absolutely |strictly )?(?:essential|required|compulsory|mandatory|necessary|needed|a must|expected)$/i,
);

/** What a form or a habit puts before a task: "To", "The postholder will", a number. */

export const opener =
  /^(?:to\s+(?=be (?:[a-z]+ly )?(?:responsible|accountable|involved|tasked|charged)\b))?(?:(?:you(?:['’]ll|['’]d(?! also\b)| will| would| are expected to| should| may| must)?|(?:the )?(?:post ?holder|job ?holder|role ?holder|successful (?:candidate|applicant)|incumbent|person appointed|appointee|candidate|apprentice|employee|role|individual|ideal candidate)(?: will| shall| must| would| should)?(?: also)?)\s+)?(?:(?:be )?(?:primarily |fully |jointly |directly )?(?:responsible for|accountable for|required to|expected to|involved in|tasked with|charged with|asked to)\s+|(?:have|take) (?:overall )?(?:responsibility|accountability) for\s+|(?:duties|tasks|responsibilities|this) includes?:?\s+|(?:will|shall|must|should)\s+(?:also\s+)?|(?:you(?:['’]ll)?\s+)?(?:also\s+)?)?(?:to\s+|be able to\s+)?/i;

/** "The perfusionist will set up": whoever it is by name, where what stands behind it is what is done. */
export const ofHolder =
  /^(?:the |our |this )(?:new )?(?:[a-z]+ ){0,2}[a-z]+(?:er|or|ist|ian|ant|ent|man|woman|hand|chef|cook|lead|head|nurse|clerk) (?:will|shall|would) (?:also )?(?=(?!be|have|not|need|report|join|work|enjoy|receive)[a-z]{3,} )/i;

/** "The role also involves the negotiation of contracts": the post does nothing itself. */
export const ofPost =
  /^(?:the |this |your |our )?(?:role|job|post|position|work) (?:will |shall )?(?:also |mainly |mostly |further |typically |regularly )*(?:involves?|includes?|covers?|comprises?|entails?|means)(?: also)? (?=(?:the |an? )?(?:[a-z]+ ){0,2}?[a-z]{4,}(?:tion|sion|ment|ance|sis|ing|al|ery) of\b|[a-z]{3,}ing\b)(?:the (?=(?:[a-z]+ )?[a-z]+ of\b))?/i;

/** The line without what a form or a habit puts before its task: "To", "The postholder will", a number. */
export const withoutOpener = (raw: string): string =>
  raw
    .replace(/^\s*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+|[-–—•*·>]+\s+)?/i, '')
    .replace(ofHolder, '')
    .replace(opener, '');

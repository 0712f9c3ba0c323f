/** Calls to whoever reads a pasted advert ("apply today", "click the link", "send us your CV"): no work, and nothing told of the job. */

/** How and when one applies, and no thing that is applied to another ("apply plaster to the wall", "apply the standards"). */
const how =
  '(?:today|now|here|online|asap|early|soon|below|above|directly|within|if|(?:at|via|through|using|by|before|until|with|in) [^,;:]*|to (?:us|join|be)\\b[^,;:]*|for (?:this|the) (?:job|role|post|position)\\b[^,;:]*)';
const applies = new RegExp(
  `^(?:please |to |so |then |don['’]t (?:wait|delay|miss (?:out|it)),? (?:and )?)?apply(?: ${how}){0,3}(?: and [^,;:]+)?$|^(?:hurry|don['’]t (?:wait|delay|miss (?:out|it|this)))(?:$|[ ,!].*)$`,
  'i',
);
const clicks =
  /^(?:please )?(?:click|tap|hit|press|scan) (?:(?:on )?(?:the |this |our )?(?:link|button|apply|apply now|QR code|here|below|“?apply”?)\b|to apply\b).*$/i;
const sends =
  /^(?:please )?(?:send|e-?mail|upload|submit|drop|forward|attach|share) (?:us |me )?(?:your|an?|the|an up-to-date|updated) (?:(?:updated?|current|full|short|latest) )?(?:CVs?|r[eé]sum[eé]s?|application(?: form)?|cover(?:ing)? letter|details)\b.*$/i;

/** Whether a sentence only calls on the reader to apply. */
export function callsToApply(sentence: string): boolean {
  const text = sentence.trim().replace(/[.!…\s]+$/, '');
  return applies.test(text) || clicks.test(text) || sends.test(text);
}

/** How somebody may be reached, as it is jotted down for a call: "text is fine", "email or WhatsApp ok", "ring yard". */

const way =
  '(?:text(?: message)?s?|SMS|WhatsApps?(?: messages?)?|e-?mails?|phone|phone calls?|calls?|DMs?|messages?|post|letters?|voice notes?|LinkedIn)';
/** Ways that are fine, alone or either of two; "a phone call is fine" is a sentence as it stands. */
const fine = new RegExp(
  `^(${way})(?:(?: or | and |, | ?/ ?)(?:an? )?(${way}))?(?: both| either)? (?:(?:is|are|will be) )?(?:all |also |just |perfectly |absolutely )*(?:fine|ok|okay|good|great|enough)(?: (?:too|as well|with us|by us|for us))?$`,
  'i',
);
/** A way by its name behind "by": one text or several. */
const byName = (typed: string): string =>
  /^(?:SMS|DMs?|WhatsApp|LinkedIn)/i.test(typed)
    ? typed.replace(/s$|(?: messages?)$/, '').replace(/^whatsapp/i, 'WhatsApp')
    : typed
        .toLowerCase()
        .replace(/ messages?$/, '')
        .replace(/^(?:phone )?calls?$/, 'phone')
        .replace(/s$/, '');

const there =
  '(?:yard|office|shop|school|ward|site|depot|farm|studio|kitchen|workshop|manager|foreman|chef|captain|skipper|reception|desk|team|branch|store|surgery|clinic|stables|bosun|front desk|head chef|practice|nursery|garage|pub|bar|salon|theatre)';
/** Whom or what somebody rings: there is one of them, though shorthand leaves out its article. */
const reach = new RegExp(
  `^((?:please )?(?:ring|call|phone|text|e-?mail|message|visit)) (${there})(?=$|[,;]| (?:for|on|after|before|to|between|and|any|first|from|in|at|if|with)\\b)`,
  'i',
);

/** The note in whole words; null where it says nothing of how somebody is reached. */
export function wayToReach(text: string): string | null {
  const [, one = '', other = ''] = fine.exec(text) ?? [];
  if (one !== '') return `you can get in touch by ${byName(one)}${other === '' ? '' : ` or ${byName(other)}`}`;
  return reach.test(text) ? text.replace(reach, '$1 the $2') : null;
}

/** Notes of a description whose first words look like something else: an order, or a thing that there is none of. */
const behindVerb =
  /^(?:an?|the|our|your|on|in|at|to|from|with|without|until|before|after|by|for|alone|hungry|late|long|twice|past|through|it|you|us|unless|when|if)$/;

/** A post by its rank, and what whoever holds it does. */
const rankDoes =
  /^(?:Head|Lead) (?:cook|chef|nurse|groom|clerk|[a-z]+(?:er|or|ist|ian|ant|ent)) [a-z]+s (?:in|at|on|after|next|this|every|to|from|nights|days)\b/;

/** "Head cook retires at Easter", "car essential as families live all over the county". */
export function isNoOrder(text: string): boolean {
  return (
    rankDoes.test(text) ||
    /^[A-Z][a-z]+ (?:essential|required|necessary|needed|preferred|desirable) (?:as|because|since) /.test(text)
  );
}

/**
 * "No straw thaws on your watch": nobody and nothing of a kind does it. Such a note is a sentence, and no thing that there is none of.
 * Then it stands as it was typed.
 */
export function mayBeWhatNoneDoes(text: string): boolean {
  const [no = '', ...words] = text.replace(/[.!]+$/, '').split(' ');
  if (!/^no$/i.test(no)) return false;
  return [1, 2].some((at) => {
    const [noun = '', verb = '', behind = ''] = [words[at - 1], words[at], words[at + 1]];
    return /[^s]$/.test(noun) && /^[a-z]{2,}[^su]s$/.test(verb) && behindVerb.test(behind);
  });
}

/** "Charge nurse does not take patients", "on Friday the clinic closes at 1": what somebody does or doesn't, and no order or shift. */
export const tellsOfSomebody = (text: string): boolean =>
  /^[A-Z][a-z]+ (?:[a-z]+ )?(?:does|doesn['’]t|did|didn['’]t) (?:not |never )?[a-z]/.test(text) ||
  /^On (?:[A-Z][a-z]+days?(?:, | and |, and )?)+,? (?:the|our) [a-z]+(?: [a-z]+)? (?:closes|opens|shuts|ends|starts|finishes|is|stays) /.test(
    text,
  );

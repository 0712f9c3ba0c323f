/**
 * "Shunting of tank wagons and container", "wagons by radio": a row of two kinds of one thing, broken before the thing of its second
 * kind. What the line above says behind its "and" is one word, and the line below begins with the thing that stood before it.
 */
const kinds = /(?:^|\s)[\w-]+ ([a-z]{3,}[^su\W]s) (?:and|or|&) (?:[a-z-]+ )?[a-z-]*[^s\W]$/i;

export const goesOnWithHead = (above: string, below: string): boolean => {
  const head = kinds.exec(above.trim())?.[1]?.toLowerCase() ?? '';
  return head !== '' && /^[a-z]+/.exec(below)?.[0] === head;
};

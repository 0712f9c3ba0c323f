/**
 * Words that stand for people and things without naming them, and for so many of them: "nobody", "whoever", "most". None takes
 * an article, wherever it stands and whatever a dictionary says of its kind.
 */
const pronouns = new Set(
  `nobody somebody everybody anybody someone everyone anyone none nothing something everything anything
  whoever whomever whatever whichever who whom whose what which each both all most some any many few several
  enough either neither another others they them we us you he she it those these this that there mine yours ours theirs`
    .trim()
    .split(/\s+/),
);

/** Whether a word is such a pronoun, with its "else", its "'s" or its sign or without. */
export const isPronoun = (word: string): boolean =>
  pronouns.has(
    word
      .toLowerCase()
      .replace(/^(no|some|any|every)-(?=one$|body$)/, '$1')
      .replace(/['’](?:s|ll|d|re|ve)$|[,;:.]+$/, ''),
  );

const stop =
  /((?:[a-z]{3}|\d|\))(?<!\b(?:inc|incl|excl|min|max|exp|req|pref|ess|yrs|hrs|wks|mths|std|temp|perm|dept|appr|approx|avg|est|asst|mgr|tel|ref|beg|etc|poss|avail))\.\s+)([a-z])/g;

/** Where hardly anybody typed capitals, a stop ends a sentence all the same: "keep the van tidy. must have a Safe Pass". */
export const withCapitals = (text: string): string =>
  (text.match(/[.!?]\s+[A-Z]/g)?.length ?? 0) * 2 > (text.match(stop)?.length ?? 0)
    ? text
    : text.replace(stop, (_, before: string, next: string) => before + next.toUpperCase());

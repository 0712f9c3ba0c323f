/** How everybody behaves everywhere, written among the tasks. */

/** "Act professionally at all times", "adhere to the code at all times": how everybody behaves. "Ensure data integrity at all times" is work. */
export const isConduct = (raw: string): boolean =>
  /\ball times\b/i.test(raw) &&
  !/\b(?:[Ff]ollow|safe|[Kk]eep|[Ww]ear) [^.]{3,40}at all times|\bcompliance with (?:the )?[A-Z][a-z]+ (?:\d|[A-Z])/.test(
    raw,
  ) &&
  (/\b(?:professional|conduct|behav|manner|courte|polite|appearance|attitude|image|smart|smile|positive|honest|integrity(?= (?:and|at))(?<!data integrity)|respect|dignity|discretion|compliance|comply|complies|adhere|act|work(?:s|ing)? (?:safely|within)|policy|policies|legislation|regulations|rules|values|code of|best interests|confiden|standards? of|high(?:est)? standards?|flexib|cooperat|co-operat|support(?:s|ing)? (?:the )?(?:team|colleagues))/i.test(
    raw,
  ) ||
    raw.split(' ').length < 5);

/** Words at which a note shows what it is: whom it speaks of, whether it looks for somebody, what every form says. */

/** What a company is doing, told without "we are": "hiring two fitters". */
export const progressive =
  /^(?:(?:hiring|recruiting|opening|launching|building|adding|replacing|expanding|moving|taking on)\b(?=\s+(?:an?|the|our|new|number|more|another|into|to|two|three|four|five|six|seven|eight|nine|ten|\d+|now|for|across)\b)|(?:looking for|seeking)\b|growing (?:fast|quickly|our|the|and)\b)/i;
/** The reader as "they" or "the person", before what they will do. */
export const third =
  /^(?:they|he|she|he\/she|s\/he|the (?:person|candidate|successful (?:candidate|applicant)|post ?holder|right person|ideal (?:candidate|person)|role|job ?holder|new \w+)|this (?:person|role)|candidates?|applicants?)(?:['’]ll| will)(?: also)?(?: be (?:responsible for|expected to|required to))?\s+/i;
/** The same before what they should or must do. */
export const thirdModal =
  /^(?:they|he|she|he\/she|s\/he|the (?:person|candidate|successful (?:candidate|applicant)|post ?holder|right person|ideal (?:candidate|person))|this person|candidates?|applicants?) (?:should|must|need(?:s)? to|have to|has to) /i;

/** The company speaks as "we". */
export const asCompany = (text: string): string =>
  /\bI\b|\bI['’]m\b/.test(text)
    ? text
        .replace(/\bI['’]m\b/g, "we're")
        .replace(/\bI am\b/g, 'we are')
        .replace(/\bI['’]ve\b/g, "we've")
        .replace(/\bI was\b/g, 'we were')
        .replace(/\bI\b/g, 'we')
        .replace(/\bmy\b/gi, 'our')
        .replace(/\bme\b/g, 'us')
        .replace(/\bwe needs\b/g, 'we need')
    : text.replace(/^my\b/i, 'our');

/** Whether words look for somebody. */
export const seeks =
  /\b(?:looking for|seeking|seek to appoint|want(?:s)? (?:an?|to hire|someone|somebody|\d+|two|three|four|five|six)|need(?:s)? (?:an?|someone|somebody|another|more|new|\d+|two|three|four|five|six|drivers|people|staff)\b|hiring|recruiting|to appoint|taking on|adding (?:an?|another|two|three|\d+) (?:[a-z-]+ ){0,3}?[a-z]*(?:nurse|er|or|ist|ant|ian|chef)s?\b(?= (?:to|in|at|for)\b|$)|(?:has|have|with) (?:an? )?(?:opening|vacancy|position|room) for|(?:can|to) (?:now )?employ)/i;

/** "Kettle is always on": one thing, which wants its article; demand and trade want none. */
export const lacksArticle =
  /^(?!(?:demand|trade|growth|business|interest|support|progress|footfall|turnover)\b)\p{L}+ (?:is|was|has|runs|starts|begins|ends|lasts|opens|closes)\b/iu;

/** What the forms of every employer say of every job. */
export const formWording =
  /\breserves? the right to\b|\b(?:list|description) is not (?:intended to be )?exhaustive\b|\bcommensurate with the (?:grade|post|role|position)\b|\b(?:job )?description (?:may|can) be (?:amended|changed|reviewed)\b/i;

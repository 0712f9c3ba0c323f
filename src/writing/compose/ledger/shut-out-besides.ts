/** What shuts people out in words that few adverts have: an accent, glasses, an illness, a bed for bachelors, a way to eat. */
export const besides: readonly { pattern: RegExp; about: string; needs: RegExp }[] = [
  {
    about: 'race, nationality or language',
    needs: /accents?\b|mother[- ]tongue influence/i,
    pattern:
      /\b(?:british|american|english|us|uk|neutral|native|irish|indian|local|clear) accents? (?:only|preferred|required|essential|a must|needed|wanted)\b|\b(?:no|without|free of|free from) (?:any )?(?:mother[- ]tongue influence|regional accents?|foreign accents?|indian accents?)\b/i,
  },
  {
    // "Eyesight 6/9 without spectacles" is the measured standard of a trade, and asks how far somebody sees.
    about: 'disability or health',
    needs: /diabetic|epileptic|asthmatic|glasses|spectacles|specs\b|healthy|good health/i,
    pattern:
      /\bno (?:diabetics|epileptics|asthmatics)\b|(?<!\b(?:\d\/\d+|N\d|standard) (?:[a-z]+ ){0,3})\b(?:no|without) (?:glasses|spectacles|specs)(?= *(?:$|[,.;)]))|\b(?:must|should) not (?:wear|need|have) (?:glasses|spectacles|specs)\b|\b(?:must|should|has to|have to) (?:be (?:healthy|in good health)|have good health)(?: and (?:strong|fit))?(?= *(?:$|[,.;)]))/i,
  },
  {
    about: 'family or marital status',
    needs: /bachelors/i,
    pattern: /\b(?:only|for|to) (?:the )?bachelors\b(?! (?:degree|in|of)\b|['’])|\bbachelors (?:only|preferred)\b/i,
  },
  {
    // Who looked after somebody, had children or was ill has one.
    about: 'care, family or health',
    needs: /\bgaps?\b|career breaks?|unbroken/i,
    pattern:
      /\b(?:no|without(?: any)?|zero) (?:(?:career|employment|job|work|cv|resume|service) gaps?|career breaks?)\b|\b(?:no|without(?: any)?) gaps? in (?:(?:your|the|their) )?(?:employment|career|cv|work|resume|service|job)(?: history)?\b|\bunbroken (?:career|employment|work)(?: history| record)?\b/i,
  },
  {
    about: 'religion or belief',
    needs: /vegetarians?\b/i,
    pattern:
      /\b(?:only|strictly|pure) (?:vegetarians|vegetarian (?:candidates?|persons?|people|staff|applicants?))\b|\bvegetarians? (?:(?:candidates?|persons?|people|staff|applicants?) )?(?:only|preferred)(?= *(?:$|[,.;)]))/i,
  },
  {
    about: 'looks',
    needs: /\b(?:skin|complexion)\b/i,
    pattern:
      /(?<=^|[,;(] ?|\b(?:must|should) have (?:an? )?|\bwith (?:an? )?)(?:good|clear|fair|flawless|glowing) (?:skin|complexion)(?= *(?:$|[,.;)]| and\b))/i,
  },
  {
    // "Slim and fair", "fair girls": all that is wanted is named, and "fair" alone may be a rate.
    about: 'looks',
    needs: /\bfair\b|\b(?:slim|tall|beautiful|pretty)\b/i,
    pattern:
      /\b(?:(?:fair|smart|beautiful|pretty|thin|charming|young)(?:,? and |, | & | or |\/))+(?:slim|tall|good[- ]looking|attractive)\b(?! order)(?:(?:,? and |, | & | or |\/)(?:fair|smart|beautiful|pretty|thin|charming|good[- ]looking|slim|tall|attractive)\b)*|\b(?:slim|tall|good[- ]looking|attractive|unmarried)(?:(?:,? and |, | & | or |\/)(?:fair|beautiful|pretty|thin|charming|good[- ]looking|slim|tall|attractive)\b)+|\bfair[- ](?:skin\w*|complexion\w*|girls?|lad(?:y|ies)|wom[ae]n)\b/i,
  },
];

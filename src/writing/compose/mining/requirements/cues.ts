/** The words by which a requirement is known: what somebody is, what is no must, and what stands around it. */

/** What somebody is, where a requirement begins with it. */
export const adjectives =
  /^(?:very |highly |always |genuinely )?(?:calm|patient|reliable|organi[sz]ed|enrolled|chartered|careful|curious|relaxed|honest|kind|friendly|confident|comfortable|happy|willing|prepared|ready|keen|eager|punctual|flexible|accurate|methodical|thorough|practical|creative|proactive|positive|polite|warm|caring|compassionate|empathetic|empathic|resilient|adaptable|approachable|articulate|analytical|numerate|literate|fluent|familiar|competent|proficient|experienced|qualified|registered|certified|licensed|trained|educated|able|capable|skilled|good (?:at|with)|great (?:at|with)|strong (?:at|in)|sound in|at ease|self-motivated|motivated|driven|tenacious|diplomatic|discreet|trustworthy|dependable|responsible|conscientious|committed|dedicated|enthusiastic|sociable|outgoing|tactful|steady|level-headed|quick|clear|open|fit for|interested|used to|not afraid|unafraid|bilingual|eligible|available|focused|detail-oriented|detail-focused|inquisitive|collaborative|decisive|strategic|persuasive|credible|hands-on|tidy|alert|observant|gentle|cheerful|respectful|inclusive|pragmatic|commercially|customer-focused|safety-minded|safety-conscious|well organi[sz]ed|well-organi[sz]ed|educated to|studying|working towards|passionate)\b/i;
/** Words that say a requirement is no must. */
export const desirableCue =
  /\b(?:desirable|welcomed?(?=\W*$)|would be (?:lovely|brilliant|fantastic|amazing|ideal|perfect|useful|good|nice|an advantage|a plus|helpful|welcome|great|beneficial|handy)|(?:is|are|will be|would be) (?:an? )?(?:added )?(?:advantage|plus|bonus|preferred)|is an advantage|an? (?:(?:big|real|distinct|definite|huge|major|great|strong|clear|added|nice) )?(?:advantage|plus|bonus|asset)(?!-)|added advantage|nice to have|preferred|preferable|preferably|good to have|ideally|advantageous|beneficial|useful if|it helps if|helpful if|not essential|but not required|might help|may help|(?<=[\w)][ ,–-]{1,3})handy(?! (?:with|yourself|in|about|round|around|on|at|enough|person)\b)|helps$|(?<=[a-z\d)] )(?<!\b(?:and|or|is|are|be|very|really|so|feels?|looks?) )(?:nice|lovely|cool|fab)(?=\W*$)|(?<=\b(?:experience|knowledge|skills|qualifications?|licen[cs]es?|degree|background|tickets?|cards?|certs?|certificates?) )(?:great|good|brilliant)(?=\W*$)|(?<!(?:the|an|our|are|you) )ideal(?=\W*$)|(?:useful|helpful|welcome)(?=\s*[.!]*$)|is gold|is a bonus|is (?:highly )?valued)\b|\(D\)\s*[.;]?\s*$/i;

export const lead =
  /^(?:(?:you|they|candidates?|applicants?|employees?(?= must\b)|(?:the )?(?:employees?(?= must\b)|post ?holder|successful (?:candidate|applicant)|ideal candidate|person|right person|apprentice))(?:['’]ll|['’]re|['’]ve|['’]d| will| must| should| would| need(?:s)?(?: to)?| are| is)?(?: also| ideally)?\s+(?:(?:have|has|be|bring|need|possess|hold|demonstrate|show|come with)\s+)?|(?:must|should|will|would|need(?:s)? to|has to|have to)\s+(?:also )?(?:(?:have|be|possess|hold|demonstrate|show)\s+)?|(?:essential|required|must[- ]have)\s*[:–-]\s*|we(?:['’]re| are) looking for (?:someone|people|a person|somebody) (?:who (?:is|has|can)|with)\s+|someone (?:who (?:is|has|can)|with)\s+|(?:have|has|hold|holds|possess(?:es)?|demonstrate[sd]?|evidence of (?!\S+$|continuing\b|ongoing\b)|proof of (?!\S+$))\s+|(?:demonstrable|proven|demonstrated|previous|prior|relevant)\s+(?=experience|ability|track|knowledge|record))/i;

/** The same, and their opposites, at the end of a line. */
export const trailingCue =
  /(?<!\b(?:as|if|when|where)\s*)[\s,–-]*\b(?:(?<=[a-z\d)] )(?<!\b(?:and|or|is|are|be|very|really|so|feels?|looks?) )(?:nice|lovely|cool|fab)|(?<=\b(?:experience|knowledge|skills|qualifications?|licen[cs]es?|degree|background|tickets?|cards?|certs?|certificates?) )(?:great|good|brilliant)|would be (?:really |very )?(?:lovely|brilliant|great|fantastic|amazing|ideal|perfect|nice|good)|(?:(?:is|are|would be|will be)\s+)?(?:(?:very|highly|strongly|also|considered)\s+)?(?:essential|required|desirable|preferred|preferable|good to have|necessary|needed|mandatory|compulsory|a must|welcomed?|nice to have|useful|helpful|an advantage|advantageous|beneficial|an asset|(?:added )?advantage(?<=\b(?:is|are|be|added) (?:added )?advantage)|(?:an? )?(?:distinct|big|definite|real|huge|major|great|strong|clear|added|nice) (?:advantage|plus|bonus|asset)|a plus|a bonus|but not (?:essential|required)|not essential|but not essential|helps|handy|gold|ideal|valued|required at hire))\s*[.!]*$/i;

/** Bare qualities read better as adjectives: nobody asks "Do you have kindness?". */
export const traits: Record<string, string> = {
  kindness: 'kind',
  patience: 'patient',
  honesty: 'honest',
  enthusiasm: 'enthusiastic',
  reliability: 'reliable',
  empathy: 'empathetic',
  resilience: 'resilient',
  flexibility: 'flexible',
  creativity: 'creative',
  curiosity: 'curious',
  confidence: 'confident',
  compassion: 'compassionate',
  integrity: 'honest',
  punctuality: 'punctual',
  warmth: 'warm',
  tact: 'tactful',
  discretion: 'discreet',
  initiative: 'able to use your own initiative',
  'attention to detail': 'careful with details',
  'attention to details': 'careful with details',
  'good communication skills': 'a good communicator',
  'excellent communication skills': 'an excellent communicator',
  'strong communication skills': 'a strong communicator',
  'communication skills': 'a clear communicator',
  'good organisational skills': 'well organised',
  'organisational skills': 'well organised',
  'excellent organisational skills': 'very well organised',
  'computer literate': 'computer literate',
  'it literate': 'IT literate',
  'early riser': 'an early riser',
  'quick learner': 'a quick learner',
  fit: 'fit',
  'good communication': 'a good communicator',
  'excellent communication': 'an excellent communicator',
  imagination: 'imaginative',
  'pleasant manner': 'pleasant',
  'good listener': 'a good listener',
  'good timekeeping': 'punctual',
  'good time keeping': 'punctual',
  timekeeping: 'punctual',
  'team working': 'good at working in a team',
  'team work': 'good at working in a team',
  teamwork: 'good at working in a team',
  'team spirit': 'good at working in a team',
  'teamwork skills': 'good at working in a team',
  'organisation skills': 'well organised',
  'good organisation skills': 'well organised',
  'organizational skills': 'well organized',
  'organization skills': 'well organized',
  'problem solving': 'good at solving problems',
  'problem-solving': 'good at solving problems',
  'problem solving skills': 'good at solving problems',
  'problem-solving skills': 'good at solving problems',
  'shift pattern': 'ready to work shifts',
  'shift patterns': 'ready to work shifts',
  'work from office': 'ready to work from the office',
  commitment: 'committed',
  energy: 'energetic',
  calm: 'calm',
  calmness: 'calm',
  composure: 'calm',
  openness: 'open',
  loyalty: 'loyal',
  determination: 'determined',
  precision: 'precise',
  maturity: 'mature',
  sensitivity: 'sensitive',
  dependability: 'dependable',
  sincerity: 'sincere',
  cheerfulness: 'cheerful',
  thoughtfulness: 'thoughtful',
  carefulness: 'careful',
  gentleness: 'gentle',
  generosity: 'generous',
  courage: 'brave',
  versatility: 'versatile',
  thoroughness: 'thorough',
  perseverance: 'persistent',
  persistence: 'persistent',
  'care with details': 'careful with details',
  'care with detail': 'careful with detail',
  helpfulness: 'helpful',
  trustworthiness: 'trustworthy',
  'self-discipline': 'self-disciplined',
  decisiveness: 'decisive',
  adaptability: 'adaptable',
  respect: 'respectful',
  team: 'a team player',
  numeracy: 'numerate',
  literacy: 'literate',
  assertiveness: 'assertive',
  politeness: 'polite',
  friendliness: 'friendly',
  tidiness: 'tidy',
  professionalism: 'professional',
  dedication: 'dedicated',
  diligence: 'diligent',
  tenacity: 'tenacious',
  humility: 'humble',
  accuracy: 'accurate',
  'good with people': 'good with people',
  'quick on your feet': 'quick on your feet',
};

/** "Fluent English (Kannada a plus)": the bracket speaks of something else. "Kubernetes (nice to have)" does not. */
export const withoutAside = (text: string): string =>
  text.replace(/(?:,|\band)\s*(?:ideally|preferably)\b.*$/i, '').replace(/\s*\(([^)]*)\)/g, (whole, inside: string) =>
    /[A-Za-z\d]{2}/.test(
      inside
        .replace(desirableCue, '')
        .replace(trailingCue, '')
        .replace(/\b(?:an?|but|not|is|are)\b/g, ''),
    )
      ? ''
      : whole,
  );

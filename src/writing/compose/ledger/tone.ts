/** How a tone of voice sounds, each dial 1 to 5. It chooses frames and words; house rules about punctuation stay as they are. */
export interface Tone {
  formality: number;
  warmth: number;
  energy: number;
  directness: number;
  known: boolean;
}

const named: Record<string, readonly [number, number, number, number]> = {
  plain: [2, 3, 2, 4],
  warm: [2, 5, 3, 3],
  conversational: [1, 4, 3, 3],
  confident: [3, 2, 4, 5],
  energetic: [2, 3, 5, 4],
  playful: [1, 4, 4, 2],
  inspiring: [3, 4, 4, 2],
  reassuring: [3, 5, 1, 3],
  professional: [4, 3, 2, 4],
  formal: [5, 2, 1, 3],
};
const words: readonly [RegExp, keyof typeof named][] = [
  [
    /\b(?:friendly|kind|caring|human|approachable|welcoming|compassionate|inclusive|gentle|warmth|empathetic|empathic|heartfelt|thoughtful|considerate|gracious|hospitable|neighbourly|neighborly|homely|homey|cosy|cozy|helpful|affectionate|tender|loving|open|sociable|generous|inviting)\b/i,
    'warm',
  ],
  [
    /\b(?:casual|chatty|relaxed|informal|down[- ]to[- ]earth|everyday|easy[- ]going|natural|curious|earthy|unpretentious|laid[- ]back|unstuffy|folksy|personal|accessible|genuine|authentic|personable)\b/i,
    'conversational',
  ],
  [
    /\b(?:bold|direct|assertive|punchy|strong|ambitious|authoritative|decisive|assured|crisp|candid|frank|blunt|persuasive|compelling|convincing|proud|senior|executive|determined|driven|fearless|daring|sharp|tough)\b/i,
    'confident',
  ],
  [
    /\b(?:lively|upbeat|exciting|dynamic|vibrant|enthusiastic|fun|youthful|adventurous|cheerful|cheery|bright|spirited|passionate|bubbly|optimistic|can[- ]do|young and fresh|fresh|brisk|zesty|snappy|modern|contemporary|joyful|eager|active|positive|sunny|animated|rousing|fast)\b/i,
    'energetic',
  ],
  [
    /\b(?:witty|quirky|cheeky|humorous|funny|irreverent|tongue[- ]in[- ]cheek|mischievous|humou?r|light[- ]hearted|whimsical|wry)\b/i,
    'playful',
  ],
  [
    /\b(?:inspirational|visionary|motivating|uplifting|aspirational|purposeful|hopeful|encouraging|empowering|imaginative|poetic|evocative|mission[- ]led|storytelling|idealistic|thought[- ]provoking|heart)\b/i,
    'inspiring',
  ],
  [
    /\b(?:calm|steady|supportive|trustworthy|honest|respectful|humble|modest|sincere|understated|grounded|unhurried|comforting|fair|patient|tactful|sensitive|attentive|earnest|quiet|soft|soothing|balanced)\b/i,
    'reassuring',
  ],
  [
    /\b(?:business\w*|corporate|clear|expert|technical|precise|polished|credible|factual|informative|knowledgeable|analytical|efficient|practical|sophisticated|elegant|refined|smart|thorough|competent|objective|structured|detailed|careful|scientific|commercial)\b/i,
    'professional',
  ],
  [
    /\b(?:official|traditional|serious|academic|measured|legal|civic|dignified|discreet|conservative|solemn|ceremonial|restrained|courteous|stately|scholarly|reverent|considered|polite|proper|classic|institutional|deferential|grave)\b/i,
    'formal',
  ],
  [
    /\b(?:simple|straightforward|straight|matter[- ]of[- ]fact|neutral|no[- ]nonsense|straight[- ]talking|plain[- ]?spoken|no[- ]frills|uncomplicated|unfussy|concise|to the point|sober|short|brief|lean|terse|unadorned|everyday english|plain english)\b/i,
    'plain',
  ],
];

/** "Friendly, not corporate", "confident, no jargon": what the tone is not. */
const denied =
  /\b(?:not|never|no|without|nothing|isn['’]t|less)\b(?! nonsense\b|[- ]frills\b) (?:(?:too|very|overly|at all|any|a bit|be|sound) )*[\w-]+/g;

/** A tone by its name or a description of it; neutral, and not known, for anything else. */
export function readTone(raw: string | null): Tone {
  const typed = (raw ?? '').trim().toLowerCase();
  const text = typed.replace(/\bno[- ](?=nonsense|frills)/g, 'no-').replace(denied, ' ');
  const keys: (keyof typeof named)[] = [];
  for (const key of Object.keys(named)) if (new RegExp(`\\b${key}\\b`).test(text)) keys.push(key);
  for (const [pattern, key] of words) if (pattern.test(text) && !keys.includes(key)) keys.push(key);
  const dials = keys.map((key) => named[key]).filter((dial) => dial !== undefined);
  if (dials.length === 0) return { formality: 3, warmth: 3, energy: 3, directness: 3, known: typed === '' };
  const mean = (at: 0 | 1 | 2 | 3): number => Math.round(dials.reduce((sum, dial) => sum + dial[at], 0) / dials.length);
  return { formality: mean(0), warmth: mean(1), energy: mean(2), directness: mean(3), known: true };
}

/** Numbers as words and figures, and words that tell what a figure beside them is. */

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

const values = new Map<string, number>();
for (let number = 0; number < 100; number++) values.set(spellOut(number), number);
values.set('hundred', 100);

/** The word for a whole number from 0 to 99. */
export function spellOut(number: number): string {
  if (number < 20) return small[number] ?? String(number);
  const ten = tens[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? ten : `${ten}-${small[number % 10] ?? ''}`;
}

/** The value of a number word in lower case, hyphen included, from zero to ninety-nine. */
export function readNumberWord(word: string): number | undefined {
  return word === 'hundred' ? undefined : values.get(word);
}

/** A pattern source for one number word from one to ninety-nine. */
export const numberWordSource =
  '(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)';

/** Whether a word in lower case is part of a number written out. */
export function isNumberWord(word: string): boolean {
  return (
    values.has(word) ||
    word === 'thousand' ||
    word === 'million' ||
    word === 'billion' ||
    word === 'dozen' ||
    word === 'half'
  );
}

/** Words before a figure that make it a label rather than a count: "Level 3", "room 5". */
export const labels: ReadonlySet<string> = new Set(
  `age aged ages annex annexe apartment appendix area article band bay bed berth block boeing box building bus bullet case cat category chapter channel
  class clause club code column core covid criterion cup day division door driver edition euro exhibit exit fig figure flat floor form formula frame
  gate gear generation grade group hall heading house index interstate item junction key ks lane layer league lesson level levels line lot method mile
  mission mode model module month no nos note number nvq office option page pages panel para paragraph part path pay period phase piece pier pillar
  pitch plate platform plot point points pool pos position post prep priority program programme project protocol pump qualification quarter question
  radio range rank rate rating reference reception ref region release requirement room round route row rule rung scale scenario schedule scope score
  season seat section sector series session sheet shift size slide slot sprint stage standard standards stand star station step stop stream studio suite
  surah table tag term terminal theatre tier topic track trial tube tv type unit units upper vat verse version volume vol ward wave week width windows
  wing year years zone`.split(/\s+/),
);

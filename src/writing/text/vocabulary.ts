/** Which words are everyday words: those that lose a capital without harm. Names, makes and places are none. */
import { vocabularyWords } from './vocabulary-words.ts';

const base: ReadonlySet<string> = new Set(['a', 'i', ...vocabularyWords.split(/\s+/)]);

/** Everyday words that are as often names, makes, places or programs. A capital on one of them stays. */
const names: ReadonlySet<string> = new Set(
  `access act adobe alder alexander amber apple april ash august austin bath battle bill black bloom boots brook brooks brown bury bush butler carpenter
  carter chance chase chester christian church clay cliff cook cooper cork craft dale daisy dawn dean derby drew duke english eve
  excel faith field fisher ford forest foster fox frank french gap gates general german gill glen go gold grace grant gray green guy hail hall harbour
  harry hart hazel heath hill holly hope hull hunter iris ivy jack japan java jasmine jean jersey jewel joy june
  kelly king knight lake lance lane lily lincoln love march mark marks marsh mason max may meta mike miles miller mobile moon moss
  neil nice nick norman notion north oak olive oracle orange oscar outlook page paris park parker patience pat pearl penny piper
  polish poole porter potter price prudence python radio ray reading reed rich robin rock rod rose ruby rugby rust rye sage sally sandy
  scot scrum sharp shell sidney slack smith south spark spring square stone street stripe summer swift tab taylor teams terry ty
  target total turkey tyler visa wales walker ward warren watt webb wells west wells west white wind windows winter wolf wood word wright young zoom
  east midlands highlands shires peak prime prince princess queen royal saint sir lord lady trust brexit christmas easter monday tuesday wednesday
  thursday friday saturday sunday january february july september october november december british european american asian african
  irish welsh scottish spanish italian dutch chinese japanese latin`.split(/\s+/),
);

/** Words that read as an acronym when they stand in capitals: "IT", "WHO", "CARE". */
export const acronymLike: ReadonlySet<string> = new Set(
  `it us who am pm or on in no he she me an at is so to do go id ai ml pr hr pa ma ba bed act aim ace ada aids aim all and art basic beam best bits
  bio bus calm can care cat cats cost dare date dear deal do east ebit edge fast fat fit flip focus game gap gas goal grace gram great grow hat her hope
  ice idea imp ivy kind lab lamp lan law lead lean leap led lift lion list mac mad man map maps mark mast mat mat matrix may mend mesh met mind mix
  moss net node now oil one open oral ore pace pact pads pal pan part pass path pet pets pin pip plan plus pod pop port prep prince race raft rag ram
  rap reach rest ride ring rio rip rise road role rota sad safe salt sap scope see seek sell sen set shape share she ship shore sim sit smart soar
  sole some space spark spot staff start stat stem step stop store swift swot tag tan tap team tech tip tips tool top tops trace track trust tune vat vet
  war was wave way web wish wing`.split(/\s+/),
);

function inflections(word: string): string[] {
  const stems: string[] = [];
  const add = (stem: string): void => {
    if (stem.length > 2) stems.push(stem);
  };
  if (word.endsWith('ies')) add(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) add(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) add(word.slice(0, -1));
  if (word.endsWith('ied')) add(`${word.slice(0, -3)}y`);
  for (const ending of ['ed', 'ing', 'er', 'ers']) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    add(stem);
    add(`${stem}e`);
    if (stem.at(-1) === stem.at(-2)) add(stem.slice(0, -1));
  }
  if (word.endsWith('ly')) {
    add(word.slice(0, -2));
    add(`${word.slice(0, -2)}le`);
    if (word.endsWith('ily')) add(`${word.slice(0, -3)}y`);
  }
  return stems;
}

/** Whether a word in lower case is everyday vocabulary, name or not. */
export function isVocabulary(word: string): boolean {
  // Twice, for "engineering" from "engineer" from "engine".
  return (
    base.has(word) ||
    inflections(word).some((stem) => base.has(stem) || inflections(stem).some((root) => base.has(root)))
  );
}

/** Whether a word in lower case is everyday vocabulary and nobody's name. */
export function isCommonWord(word: string): boolean {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
  return !names.has(bare) && isVocabulary(bare);
}

/** Whether an everyday word in lower case is as often a name: "excel", "sage". */
export const isAlsoName = (word: string): boolean => names.has(word);

/** Names, programs and makes that begin with a small letter. */
export const smallNames: ReadonlySet<string> = new Set(
  `npm git github dbt vim bash curl pytest numpy pandas nginx redis adidas lastminute gov scikit docker kubectl webpack vite vitest jest esbuild sklearn
  matplotlib spacy selenium linux pip conda grpc kafka mongodb mysql postgresql sqlite terraform ansible puppet jenkins van von de du di der den la le
  bp bbc nhs gsk amazon spotify lululemon thyssenkrupp easyjet`.split(/\s+/),
);

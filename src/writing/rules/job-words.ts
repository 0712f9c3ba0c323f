/** The words that job titles are made of. */
import { isCommonWord } from '../text/vocabulary.ts';
import type { Word } from '../text/words.ts';

const nouns: ReadonlySet<string> = new Set(
  `accountant administrator adviser advisor agent analyst apprentice architect assistant associate auditor baker barista bookkeeper bricklayer broker builder buyer
  captain caretaker carer carpenter cashier caseworker chef cleaner clerk coach colleague consultant controller coordinator copywriter counsellor courier
  dentist designer developer director dispatcher doctor driver editor electrician engineer estimator executive fitter foreman fundraiser gardener handyperson
  head hygienist inspector installer instructor interpreter intern inventor investigator janitor journalist labourer lawyer lead leader lecturer librarian lifeguard
  machinist manager matron mechanic mentor merchandiser midwife nurse nursery officer operative operator optometrist owner packer painter paralegal paramedic partner
  pharmacist photographer physiotherapist picker pilot planner plasterer plumber porter practitioner president principal producer programmer psychologist
  radiographer receptionist recruiter registrar repairer representative researcher roofer scaffolder scientist secretary sergeant server solicitor sonographer
  specialist steward strategist superintendent supervisor surgeon surveyor teacher technician technologist teller tester therapist trader trainee trainer translator
  treasurer tutor typist underwriter veterinarian waiter warden welder worker writer supervisors
  actuary archivist barrister bartender biologist bursar butcher chaplain chemist concierge conveyancer curator deckhand decorator dietitian ecologist economist
  farmer firefighter florist geologist glazier groundworker hairdresser handler housekeeper illustrator joiner linguist locksmith mason negotiator optician
  phlebotomist pipefitter plater podiatrist printer shopfitter skipper statistician steelfixer stylist tailor tiler upholsterer valeter valuer`.split(
    /\s+/,
  ),
);

/** Programs, tongues and trades' names that keep their capital inside a title. */
const proper =
  /^(?:Java|JavaScript|TypeScript|Python|SQL|React|Angular|Node|Salesforce|Excel|Linux|Azure|Oracle|SAP|PHP|Ruby|Scala|Kotlin|Android|iOS|English|French|German|Spanish|Welsh|Italian|Mandarin|Microsoft|Windows|Kubernetes|Docker|Drupal|WordPress|Magento|Shopify|Tableau|Terraform|UK|EU|US|EMEA|HR|IT|QA|UX|UI|PR|AI|ML|SEO|PPC|CRM|CNC|HGV|LGV|PA|EA|VP|R&D|C|SEND|SEN|NHS|CAD|PLC|ICT|EHS|QHSE|HSE|M&E|MRI|CT|GP|BI|ETL|PE|RE|ESOL|TEFL|DevOps|FinTech|AWS|GIS|BIM)$/;

/** Whether a word in lower case names a job, alone or as a plural. */
export function isJobNoun(word: string): boolean {
  return nouns.has(word) || (word.endsWith('s') && nouns.has(word.slice(0, -1)));
}

/** Whether a word may stand before a job's name and keeps its capital there. */
export function isProperModifier(text: string): boolean {
  return proper.test(text) || /^\p{Lu}{2,5}$/u.test(text);
}

/** Whether words are nothing but a job title: everyday words that end in a job's name, or "Head of Sales". */
export function isJobTitle(words: readonly Word[]): boolean {
  const last = words.at(-1);
  if (last === undefined || words.length > 7) return false;
  const plain = words.every(
    ({ lower, text }) => isCommonWord(lower) || nouns.has(lower) || isProperModifier(text) || lower === 'of',
  );
  if (
    !plain ||
    words.some(({ lower }) =>
      /^(?:your|our|the|a|an|you|we|as|this|what|how|why|who|and your|meet|about|for)$/.test(lower),
    )
  )
    return false;
  if (isJobNoun(last.lower)) return true;
  const of = words.findIndex(({ lower }) => lower === 'of');
  return of > 0 && isJobNoun(words[of - 1]?.lower ?? '');
}

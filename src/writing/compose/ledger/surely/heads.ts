/** What a thing is by the word at its head: a place, a job, those one works with, what there is so many of. */
import { headOf } from '../../language/nouns.ts';

const asSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const either = (words: ReadonlySet<string>, word: string): boolean => {
  const lower = word.toLowerCase();
  return [lower, lower.replace(/s$/, ''), lower.replace(/es$/, ''), lower.replace(/ies$/, 'y')].some((form) =>
    words.has(form),
  );
};

const places =
  asSet(`kitchen office ward school home house store shop garage studio workshop department unit clinic hospital restaurant hotel salon nursery
  warehouse factory lab laboratory depot plant yard mill brewery bakery theatre theater gallery museum library surgery pharmacy gym centre center
  branch court terminal quarry vineyard farm estate garden inn pub bar café cafe bistro practice academy college university site campus hub studio
  showroom foundry park works hall airport port headquarters club church station room dairy gastropub spa harbour dock bench line cell
  counter desk route round area floor haveli property field district town city village county borough locations location patch building reception
  service registry archive nursery pool lido bank ship vessel boat van road`);
export const isPlaceHead = (word: string): boolean =>
  either(places, word) || /[a-z]{3,}(?:shop|house|yard|store|room|works|field)s?$/.test(word);

const jobs =
  asSet(`role post job position apprenticeship contract placement internship secondment traineeship vacancy programme program cover operation
  appointment assignment opportunity training`);
export const isJobHead = (word: string): boolean => either(jobs, word);

const groups =
  asSet(`team crew brigade squad department faculty collective cooperative co-op group firm practice company maker charity business agency
  consultancy manufacturer studio partnership start-up startup family section unit service division office board chain bakery brewery cell pool desk
  distributor supplier importer producer builder range scheme organisation organization trust association council publisher retailer contractor operator hotelier`);
export const isGroupHead = (word: string): boolean => either(groups, word);

const counted =
  asSet(`bed room seat employee colleague staff people nurse doctor dentist surgery resident patient pupil student child guest member engineer driver
  chef assistant carer officer technician theatre ward site store shop branch office plant depot home hotel school clinic machine line vehicle truck van
  bus lorry tractor cow acre hectare customer client account volunteer apprentice position vacancy station chair table screen lane track pitch pump press
  kitchen warehouse factory centre flat house property user subscriber dealer town country cover covers receptionist hygienist assessor teacher
  physiotherapist therapist warden ranger mechanic fitter electrician plumber labourer operator operative developer designer analyst clerk
  orchard press manager supervisor director partner solicitor paralegal accountant bookkeeper buyer planner inspector surveyor architect`);
export const isCountedHead = (word: string): boolean => either(counted, word);

/** What one does, by its name: "field sales", "home visits", "outpatient rehab". */
const works =
  asSet(`run work sale visit repair care rehab mix collection maintenance support cover delivery inspection design research therapy treatment surgery
  analysis assembly production service servicing testing teaching installation administration admin compliance audit survey physiotherapy
  physio claim install alteration remodel refurbishment import export job booking fix event casework counselling sampling fabrication logistics payroll housekeeping reception nursing tuition`);
export const isWorkHead = (word: string): boolean => either(works, word) || /[a-z]{3,}(?:tion|ment|ance)$/.test(word);

/** What is told of a thing behind it: "an apprenticeship starting in May", "a position funded by the town". */
const told =
  / (?:starting|leading|running|covering|making|reporting|based|funded|owned|serving|joining|working|building|supplying) .*$/;

/** The noun that a thing is: "office" of "a head office in Leeds with a garden". */
export const headWord = (thing: string): string =>
  headOf(
    headOf(
      thing
        .replace(/(\d) to (?=\d)/g, '$1-')
        .replace(/ (?:about|around|once|twice|every|an? (?:day|week|month|year|night|shift)\b).*$/, '')
        .replace(/\b(?:in|on|off|up|to|by)-(?=[a-z])/g, ''),
    )
      .replace(/, .*$/, '')
      .replace(told, ''),
  )
    .replace(/ (?:starting|funded|based)$/, '')
    .split(/\s+/)
    .at(-1) ?? '';

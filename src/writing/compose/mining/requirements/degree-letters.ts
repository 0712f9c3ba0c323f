/** Degrees and diplomas by their letters. Somebody has one, and nobody knows it. */

const subjects =
  'A|Sc|Eng|Tech|Text|Com|Comm|Ed|Pharm|Phil|Res|Mus|Mid|Nurs|Arch|Plan|Des|Litt|St|Th|Tchg|FA|BA|CA|SW|VSc|VMS|VetMed|DS|Ch|Chem|Phys|Math|Opt|Psych|Soc|Acc|Fin|Bus|Agr|For|PA|PH|LIS|HA|HSc|Div|Min';
/** "BSc", "MPhil", "PhD", "PGCE": without their article, in the form that a pattern takes. */
export const degreeLetters = `(?:[BM](?:${subjects})|D(?:Phil|Sc|Eng|Mus|Litt|BA|Min|Prof)|(?:Ph|Ed|Eng|Psy|Pharm|Th|Prof)D|DClin(?:Psy|Psych)?|DEdPsy|DNP|DVM|[BM]PT|[BM]OT|[BD]MLT|BHMS|BAMS|BHM|GNM|ANM|PGDCA|EMBA|MBBS|MBChB|LLB|LLM|LLD|JD|HND|HNC|PGCE|PGDE|PGDM|PG ?Dip|PG ?Cert|DipHE|CertHE|CertEd|DipEd|FdA|FdSc|FdEng)`;
const whole = new RegExp(`^${degreeLetters}$`);

/** Whether the word is a degree's letters. */
export const isDegreeLetters = (word: string): boolean => whole.test(word);

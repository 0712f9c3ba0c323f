/** Tells English from other languages by their commonest words. Short texts count as English. */
import type { Word } from './words.ts';

/** A language that the engine can name. */
export interface Language {
  /** ISO 639-1, or "und" when only the script shows that it isn't English. */
  code: string;
  name: string;
}

const english: Language = { code: 'en', name: 'English' };

const common: readonly (readonly [Language, ReadonlySet<string>])[] = (
  [
    [
      english,
      'the and of to in you we your our for with is are be will have that this on at as by from or an it not can who their they has more about what us all if work team role job experience skills join',
    ],
    [
      { code: 'de', name: 'German' },
      'der die das und ist nicht ein eine einen einem einer mit für auf von zu den dem des sich wir sie ihr ihre ihren unser unsere unserem bei oder als auch im zum zur werden haben sind wie aus nach über durch deine dein du',
    ],
    [
      { code: 'fr', name: 'French' },
      'le la les des et est une un du de pour dans vous nous votre notre avec sur qui que au aux en ce cette sont par plus vos nos ou chez être avez sera',
    ],
    [
      { code: 'es', name: 'Spanish' },
      'el la los las y es un una de del para en con que por su nuestro nuestra se al como más tu sus son somos buscamos o te',
    ],
    [
      { code: 'it', name: 'Italian' },
      'il lo la gli le e è un una di del della dei delle per con che in nel nella sono si al alla come più nostro nostra o cerchiamo',
    ],
    [
      { code: 'nl', name: 'Dutch' },
      'de het een en van in is op voor met je jij wij ons onze zijn aan dat die te bij ook als naar door niet of uit worden hebben jouw',
    ],
    [
      { code: 'pt', name: 'Portuguese' },
      'o os as e é um uma de do da dos das para em no na com que por se ao mais nossa nosso são você seu sua',
    ],
    [
      { code: 'pl', name: 'Polish' },
      'i w na z do się jest nie to że oraz dla od jak po za przez są lub nasz nasza twoje',
    ],
    [
      { code: 'cy', name: 'Welsh' },
      'y yr yn a ac i o ar am gyda ni chi ein eich bydd mae fel neu hyn sydd gan wrth ei eu gwaith',
    ],
    [
      { code: 'sv', name: 'Swedish' },
      'och att det som en ett är på för med av till den vi du har inte om dig oss eller vår våra kommer',
    ],
    [
      { code: 'da', name: 'Danish' },
      'og at det som en et er på for med af til den vi du har ikke om dig os eller vores bliver',
    ],
    [{ code: 'ga', name: 'Irish' }, 'agus an na ar le is go do ag i a tá sé sí leis don sa bhfuil atá chun mar'],
  ] as const
).map(([language, words]) => [language, new Set(words.split(' '))] as const);

const fewestWords = 6;

/** The language of a text by its words: English unless another language is clearly there. */
export function detectLanguage(words: readonly Word[]): Language {
  if (words.length < fewestWords) return isForeignScript(words) ? { code: 'und', name: 'another script' } : english;
  const sample = words.length > 400 ? words.slice(0, 400) : words;
  let best = english;
  let most = 0;
  let own = 0;
  for (const [language, known] of common) {
    let hits = 0;
    for (const { lower } of sample) if (known.has(lower)) hits++;
    if (language === english) own = hits;
    if (hits > most) {
      most = hits;
      best = language;
    }
  }
  if (best !== english && most >= 3 && most > own * 1.5 && most / sample.length > 0.12) return best;
  return own === 0 && isForeignScript(sample) ? { code: 'und', name: 'another script' } : english;
}

function isForeignScript(words: readonly Word[]): boolean {
  let foreign = 0;
  let latin = 0;
  for (const { text } of words) {
    if (/[A-Za-z]/.test(text)) latin++;
    else if (/\p{L}/u.test(text)) foreign++;
  }
  return foreign > latin;
}

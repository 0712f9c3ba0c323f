/** Evidence whose one thing lacks its article, "ESOP share price has risen nine years out of ten": it is ours. */
import { lowerFirst } from '../../language/first-capitals.ts';
import { isCounted } from '../../language/nouns.ts';

/** One thing in two to four words, of which letters may be the first, and what is or was so of it. */
const thingIs =
  /^((?:[A-Z]{2,6}|[A-Z][a-z-]+) (?:[a-z-]+ ){0,2}?[a-z-]+) ((?:has|is|was|rose|fell|grew|climbed|stands|stood|stayed|remains|runs|doubled|halved) .+)$/;
/** "Signal box is from 1903", "reject rate is 0.4%" have readers of their own; behind letters, and of what rose or fell, nobody else says whose it is. */
const moves =
  /^(?:has (?:risen|fallen|grown|doubled|halved|gone|stayed|been|never)|rose|fell|grew|climbed|doubled|halved) /;
/** What is everybody's, or nobody's in particular; a word for how many or which; "signal box": letters of a body that has things of its own. */
const ofOthers =
  /^(?:NHS|EU|UK|USA?|UN|GDP|BBC|HMRC|DVLA|HSE|FCA|FDA|FAA|OSHA|IRS|RBI|SEBI|GST|VAT|CQC inspector|Ofsted inspector)\b|^(?:The|Our|An?|Each|Every|Any|Some|No|All|Both|One|Another|Either|Neither|This|That|Your|Their|Its|His|Her|My|Most|Half|What|Who|Which|There|Here|It|He|She|Nobody|Everybody|Everyone|Somebody|Someone|Nothing|Everything|Last|Next|In|On|At|Of|For|By|With|From|Since|After|Before|Only|Not|Even|Just|Almost|Nearly|Over|Under|About|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Industry|National|Sector|Market|Government|World|Global|Minimum|Local|City|County|State|Public|Central|Federal)\b/;
const measured =
  /^(?:price|score|rate|rating|index|ratio|margin|book|record|bill|spend|turnover|share|stay|tenure|length)$/;

/** The sentence with its "our"; as it is where it lacks none. */
export function withOur(text: string): string {
  const [, thing = '', rest = ''] = thingIs.exec(text) ?? [];
  const words = thing.split(' ');
  const head = words.at(-1) ?? '';
  return thing !== '' &&
    (moves.test(`${rest} `) || /^[A-Z]{2}/.test(thing)) &&
    !ofOthers.test(text) &&
    (measured.test(head) || (isCounted(head) && !/[^su]s$/.test(head))) &&
    // "Ward sister was named nurse of the year": somebody, with a name of her own.
    !/(?:er|or|ist|ant|ent|man|woman|nurse|sister|chef|head|member)$/.test(head)
    ? `Our ${/^[A-Z]{2}/.test(thing) ? thing : lowerFirst(thing)} ${rest}`
    : text;
}

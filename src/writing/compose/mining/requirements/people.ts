/** One person or another: "a baker or confectioner". */
import { withArticle } from '../../language/articles.ts';
import { isVerbBase } from '../../language/verbs.ts';

/** People by what they are called at work, beside those whose names tell it. */
const people =
  /^(?:GM|CDP|AGM|DM|sous|commis|deputy|assistant|apprentice|student|veteran|graduate|nurse|chef|cook|midwife|accountant|mechanic|clerk|foreman|technician|electrician|paramedic|sister|porter|medic|officer|supervisor|sommelier|[a-z]{2,}(?:walker|keeper|maker|worker|rider|runner|climber|diver|sailor|fighter|baker|farmer|grower|dresser|builder|fitter|layer|cutter|painter|seller|dealer|player|singer|dancer|drinker|lover|minder|yaker|skier|surfer|swimmer|biker|cyclist|ologist))$/;
const notPeople =
  /^(?:computer|printer|scanner|trailer|container|counter|cooler|router|paper|letter|cover|offer|order|water|power|matter|number|folder|loader|mixer|burner|heater|boiler|ledger|cutter|digger|tractor|tutor|motor|sensor|calculator|excavator|elevator|sector|factor|error|door|floor|colou?r|flavou?r|labou?r|behaviou?r|humou?r|honou?r|career|summer|winter|weather|customer|answer|centre|center|dinner|timber|lumber|leather|other|another|either|whether|further|better|never|ever|over|under|after|user|driver|register|quarter|semester|newsletter|charter|roster|poster|forklift|telehandler)$/;
const isPerson = (word: string): boolean =>
  people.test(word) ||
  (/^[a-z]{3,}(?:er|or|ist|ian)$/.test(word) &&
    !notPeople.test(word) &&
    (/(?:ist|ian)$/.test(word) ||
      [word.replace(/(?:er|or)$/, ''), word.replace(/r$/, ''), word.replace(/(.)\1er$/, '$1')].some((verb) =>
        isVerbBase(verb),
      )));

/** "Hillwalker or kayaker", "a GM or strong deputy in a four-star hotel": one or the other, and both are people. */
export function readPeople(lower: string): string | null {
  // "Trained fitter / electrician / farm mechanic".
  const row = lower.split(/ ?\/ ?|, (?:or )?| or /);
  if (
    row.length > 2 &&
    row.length < 6 &&
    row.every(
      (name) => /^[A-Za-z -]+$/.test(name) && name.split(' ').length < 4 && isPerson(name.split(' ').at(-1) ?? ''),
    )
  )
    return `${withArticle(row.slice(0, -1).join(', '))} or ${row.at(-1) ?? ''}`;
  const two =
    /^(?:[Aa]n? )?((?!an? )(?:[A-Za-z-]+ ){0,2}[A-Za-z-]+) or (?:an? )?((?:[A-Za-z-]+ ){0,2}[A-Za-z-]+)((?: (?:in|from|with|at|who|of)\b.*)?)$/.exec(
      lower,
    );
  if (!two) return null;
  const heads = [two[1], two[2]].map((side = '') => side.split(' ').at(-1) ?? '');
  if (!heads.every(isPerson)) return null;
  const [one, other] = [withArticle(two[1] ?? ''), withArticle(two[2] ?? '')];
  return `${one} or ${one.split(' ')[0] === other.split(' ')[0] ? (two[2] ?? '') : other}${two[3] ?? ''}`;
}

/** What a company makes or sells, noted by its name: "scheduling software for clinics", "craft beer for pubs in the north west". */

import { kindOf } from '../../language/kind.ts';

/** Things by the name that they are sold under. */
const product = `(?:software|saas|apps?|platforms?|tech(?:nology)?|systems|solutions|products|devices?|instruments|equipment|machinery|machines|tools|components|parts|pumps|valves|sensors|controls|controllers|motors|gearboxes|bearings|robots|drones|batteries|chargers|chips|lasers|scanners|implants|prosthetics|lenses|hearing aids|vaccines|medicines|drugs|diagnostics|supplements|cosmetics|skincare|feeds?|seeds?|fertili[sz]er|compost|plants|bulbs|beers?|ales?|lagers?|ciders?|gins?|wines?|whisk(?:e)?y|spirits|soft drinks|drinks|coffees?|teas?|bread|cakes?|pies|pastries|chocolates?|cheeses?|ice cream|yog(?:h)?urts?|sauces|snacks|meals|sandwiches|meat|fish|seafood|vegetables|fruit|eggs|kitchens|bathrooms|furniture|beds|mattresses|windows|doors|conservatories|flooring|carpets|tiles|bricks|timber|steelwork|scaffolding|coatings|paints?|adhesives|plastics|packaging|labels|boxes|pallets|clothing|workwear|uniforms|footwear|shoes|boots|toys|games|books|textbooks|maps|boats|bikes|trailers|caravans|lifts|cranes|conveyors|trains|wheelchairs|stairlifts|hoists|insurance|mortgages|loans|payroll|accounts software)`;
/** "Scheduling software": of which kind, though it looks like a deed. */
const byIng =
  'scheduling|rostering|accounting|billing|booking|invoicing|ticketing|learning|e-learning|marketing|planning|banking|training|recruiting|hiring|publishing|gaming|mining|welding|printing|labelling|weighing|cleaning|packing|filling|sorting|milking|lifting|budgeting|forecasting|streaming|messaging|monitoring|tracking|trading|reporting|engineering|heating|lighting|cooling|catering|nursing|teaching|knitting|sewing|gardening|climbing|camping|sailing|fishing|cycling|testing|measuring|hearing|imaging|charging|brewing|baking|farming|fundraising|housing|parking';
const kinds = new Set(byIng.split('|'));
const isProductName = new RegExp(`^${product}$`, 'i');
/** Words that stand before no product: deeds, and whose it is. */
const others = new Set(
  'selling building making developing designing supporting installing servicing maintaining delivering supplying fitting repairing writing managing operating handling moving picking using running your our the free paid own company discount discounted subsidised staff some all no new'.split(
    ' ',
  ),
);
const asked = /^(.+?) (?:for|to|used (?:by|in)|sold (?:to|in)) ([^;:]+)$/i;
/** Whom a product is for: no reader, and nobody at work. */
const ours =
  /^(?:the (?!\w+ (?:industry|trade|sector|market)\b)|(?:this|our|your|each|every|all|any|you|us|staff|everyone|everybody|employees|colleagues|work|use|sale|free|new (?:starters|staff|joiners))\b)/i;

/** Whether the words before "for" name a product, and at most five of them say which. */
function isMade(text: string): boolean {
  const [, head = '', whom = ''] = asked.exec(text) ?? [];
  if (!head || ours.test(whom)) return false;
  const words = head.replace(/^an? /i, '').split(/,? /);
  if (words.length > 11) return false;
  let before = 0;
  let products = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const pair = `${word} ${words[at + 1] ?? ''}`;
    if (/^(?:hearing|soft|ice|accounts) /i.test(pair) && isProductName.test(pair)) {
      at += 1;
      products += 1;
      before = 0;
    } else if (isProductName.test(word)) {
      products += 1;
      before = 0;
    } else if (/^and$/i.test(word)) continue;
    else {
      const small = word.toLowerCase();
      if (!/^[\w’'&-]+$/.test(word) || others.has(small) || (/^\w+ing\b/.test(small) && !kinds.has(small)))
        return false;
      before += 1;
      if (before > (products > 0 ? 2 : 5)) return false;
    }
  }
  return products > 0 && before === 0;
}

/** Verbs that their object follows at once: a task, whatever is made. */
const task =
  /^(?:build|sell|make|develop|fit|install|repair|maintain|supply|deliver|pick|pack|write|run|manage|use|operate|service|assemble|sew|bake|brew|cook|prepare|order|clean|fix|move|carry|calibrate|configure|implement|code|price|quote|help|assist|work|provide|offer|create|produce|demonstrate|demo|market|promote|grow|handle|load|draft|edit|translate|you|we|they|it|he|she)\b/i;

/** Whether a note names what the company makes: no work, and nothing that one gets. */
export const isProduct = (text: string): boolean => {
  const bare = text.replace(/[.!]+$/, '');
  return (
    isMade(bare) &&
    // "Process boiled and smoked fish for two chains" is work; "craft beer" is none.
    (kindOf(bare) !== 'verb' || /^craft\b/i.test(bare)) &&
    !task.test(bare) &&
    !/\b(?:is|are|was|were|will|must|can|needed|required|provided|included)\b/i.test(bare)
  );
};

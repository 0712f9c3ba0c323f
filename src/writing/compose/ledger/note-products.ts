/** What a company makes or sells, noted by its name: "scheduling software for clinics", "craft beer for pubs in the north west". */

import { kindOf } from '../language/kind.ts';

/** Things by the name that they are sold under. */
const product = `(?:software|saas|apps?|platforms?|tech(?:nology)?|systems|solutions|products|devices?|instruments|equipment|machinery|machines|tools|components|parts|pumps|valves|sensors|controls|controllers|motors|gearboxes|bearings|robots|drones|batteries|chargers|chips|lasers|scanners|implants|prosthetics|lenses|hearing aids|vaccines|medicines|drugs|diagnostics|supplements|cosmetics|skincare|feeds?|seeds?|fertili[sz]er|compost|plants|bulbs|beers?|ales?|lagers?|ciders?|gins?|wines?|whisk(?:e)?y|spirits|soft drinks|drinks|coffees?|teas?|bread|cakes?|pies|pastries|chocolates?|cheeses?|ice cream|yog(?:h)?urts?|sauces|snacks|meals|sandwiches|meat|fish|seafood|vegetables|fruit|eggs|kitchens|bathrooms|furniture|beds|mattresses|windows|doors|conservatories|flooring|carpets|tiles|bricks|timber|steelwork|scaffolding|coatings|paints?|adhesives|plastics|packaging|labels|boxes|pallets|clothing|workwear|uniforms|footwear|shoes|boots|toys|games|books|textbooks|maps|boats|bikes|trailers|caravans|lifts|cranes|conveyors|trains|wheelchairs|stairlifts|hoists|insurance|mortgages|loans|payroll|accounts software)`;
/** "Scheduling software": of which kind, though it looks like a deed. */
const byIng =
  'scheduling|rostering|accounting|billing|booking|invoicing|ticketing|learning|e-learning|marketing|planning|banking|training|recruiting|hiring|publishing|gaming|mining|welding|printing|labelling|weighing|cleaning|packing|filling|sorting|milking|lifting|budgeting|forecasting|streaming|messaging|monitoring|tracking|trading|reporting|engineering|heating|lighting|cooling|catering|nursing|teaching|knitting|sewing|gardening|climbing|camping|sailing|fishing|cycling|testing|measuring|hearing|imaging|charging|brewing|baking|farming|fundraising|housing|parking';
const word = String.raw`(?:(?!(?:selling|building|making|developing|designing|supporting|installing|servicing|maintaining|delivering|supplying|fitting|repairing|writing|managing|operating|handling|moving|picking|using|running|your|our|the|free|paid|own|company|discount|discounted|subsidised|staff|some|all|no|new)\b)(?:${byIng}|(?!\w+ing\b)[\w’'&-]+),? (?:and )?)`;
const made = new RegExp(
  String.raw`^(?:an? )?${word}{0,5}?${product}(?:,? (?:and )?${word}{0,2}?${product}){0,2} (?:for|to|used (?:by|in)|sold (?:to|in)) (?!(?:the (?!\w+ (?:industry|trade|sector|market)\b)|this|our|your|each|every|all|any|you|us|staff|everyone|everybody|employees|colleagues|work|use|sale|free|new (?:starters|staff|joiners)|you)\b)[^;:]+$`,
  'i',
);
/** Verbs that their object follows at once: a task, whatever is made. */
const task =
  /^(?:build|sell|make|develop|fit|install|repair|maintain|supply|deliver|pick|pack|write|run|manage|use|operate|service|assemble|sew|bake|brew|cook|prepare|order|clean|fix|move|carry|calibrate|configure|implement|code|price|quote|help|assist|work|provide|offer|create|produce|demonstrate|demo|market|promote|grow|handle|load|draft|edit|translate|you|we|they|it|he|she)\b/i;

/** Whether a note names what the company makes: no work, and nothing that one gets. */
export const isProduct = (text: string): boolean => {
  const bare = text.replace(/[.!]+$/, '');
  return (
    made.test(bare) &&
    // "Process boiled and smoked fish for two chains" is work; "craft beer" is none.
    (kindOf(bare) !== 'verb' || /^craft\b/i.test(bare)) &&
    !task.test(bare) &&
    !/\b(?:is|are|was|were|will|must|can|needed|required|provided|included)\b/i.test(bare)
  );
};

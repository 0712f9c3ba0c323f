/** Things of a trade whose first word looks like a verb: nobody coordinates a "coordinate measuring machine", and a "lift truck" is not lifted. */
import type { PersonFact } from './person-shapes.ts';

/** Machines and papers that are counted, by one of them. */
const things =
  /^(?:co-?ordinate measuring (?:machine|arm)|(?:fork)?lift truck|tow (?:truck|tractor)|dump truck|haul truck|press (?:brake|tool)|drill (?:rig|press)|punch press|test (?:rig|bench|bed)|chop saw|guard dog|guide dog|time ?sheet|drive (?:system|unit|train|shaft)|control (?:panel|valve|room|loop)|pilot plant|process plant|order book|mix design|present value model|pump (?:truck|system)|feed mill|spray booth|skid steer|cut[- ]off saw|lift shaft|support plan|supply chain|crush plant|screen printer|design code|log book|trace heater|guide rail|walk[- ]in freezer)s?$/i;

/** Fields and methods, which are not counted. */
const fields =
  /^(?:test automation|market access|design for (?:manufacture|manufacturing|assembly|manufacture and assembly|test)|cook[- ]chill|cook[- ]freeze|cross[- ]stitch|trace heating|lead climbing|plant operation|surface mount(?: technology)?|lift maintenance|record linkage|process engineering|process automation|control engineering|design engineering|test engineering|drive technology|access technology|plan checking|purchase ledger|present value calculations?|change control|load testing|drill and blast|cut and fill|design and build|track and trace)$/i;

const many = (name: string): string => (/s$/i.test(name) ? name : `${name}s`);

/** Experience with the thing or in the field; null for every other line. */
export function readTradeName(line: string, desirable: boolean): PersonFact | null {
  const [, name = '', letters = ''] = /^(?:an? )?([a-z][a-z -]*?)( \([A-Z][A-Za-z]{1,5}\))?$/i.exec(line) ?? [];
  const lower = name.toLowerCase();
  if (things.test(lower)) return { kind: 'have', text: `experience with ${many(lower)}${letters}`, desirable };
  return fields.test(lower) ? { kind: 'have', text: `experience of ${lower}${letters}`, desirable } : null;
}

/** Names that begin like an order and are none, in any list: "accounts payable and receivable", "goods received", "records management". */

/** What is owed, sent or come in stands behind its thing: nobody accounts a payable. */
const behindThing =
  /^(?:(?:accounts|bills|notes|loans|rents|taxes|sums|amounts|fees|interest)(?: and [a-z]+s)? (?:payable|receivable)|(?:sales|purchase|bought|nominal|general|client)(?:,? (?:and|&) (?:sales|purchase|bought|nominal|general|client))? ledgers?|goods (?:received|inwards?|outwards?|returned)|(?:orders|repairs|loans|invoices|debts|balances|payments|claims|jobs|works|tasks|returns|rents|fees|queries|cases|calls|snags) (?:outstanding|due|overdue|received|pending|raised|placed|owed|carried forward|brought forward))(?=$|[,/]| )/i;
/** Several things, and what is done about them all: nobody records a management. */
const ofSeveral =
  /^(?:records|contracts|claims|benefits|returns|works|leads|results|projects|accounts|supplies|operations|stores|parts|rewards|costs|controls|drawings|estates|grants|loans|trusts|complaints|assets|repairs|risks|stocks|programmes|programs|changes|releases|transfers|tests|plans|rents|orders|purchases|deposits|documents|permits|services|schedules|shares|markets) (?:management|administration|admin|analysis|generation|coordination|co-ordination|control|support|development|assurance|governance)(?=$|,| (?:and|for|of|across|in|on|at|with) )/i;
/** A thing by its kind, in the singular: its first word is an order elsewhere. */
const kinds =
  /^(?:heat treatments?|access (?:networks?|control|systems?|equipment|points|platforms?)|front of house|back of house|trial balances?|cash ?flows?|stock (?:control|levels?)|pest control|credit control)(?=$|,| (?:and|for|of|across|in|on|at|with|systems?) )/i;

/** Whether a line is such a name, or begins with one. */
export const isFixedName = (line: string): boolean => {
  const bare = line.replace(/^\W+/, '').replace(/^the (?=[a-z])/i, '');
  return behindThing.test(bare) || ofSeveral.test(bare) || kinds.test(bare);
};

/** Names that begin like an order and are none, in any list: "accounts payable and receivable", "goods received", "records management". */
import { isLettersFirst } from './letters-first.ts';
import { isTradeThing } from './trade-things.ts';

/** What is owed, sent or come in stands behind its thing: nobody accounts a payable. */
const behindThing =
  /^(?:(?:accounts|bills|notes|loans|rents|taxes|sums|amounts|fees|interest)(?: and [a-z]+s)? (?:payable|receivable)|(?:sales|purchase|bought|nominal|general|client)(?:,? (?:and|&) (?:sales|purchase|bought|nominal|general|client))? ledgers?|goods (?:received|inwards?|outwards?|returned)|(?:orders|repairs|loans|invoices|debts|balances|payments|claims|jobs|works|tasks|returns|rents|fees|queries|cases|calls|snags) (?:outstanding|due|overdue|received|pending|raised|placed|owed|carried forward|brought forward))(?=$|[,/]| )/i;
/** Several things, and what is done about them all: nobody records a management. */
const ofSeveral =
  /^(?:records|contracts|claims|benefits|returns|works|leads|results|projects|accounts|supplies|operations|stores|parts|rewards|costs|controls|drawings|estates|grants|loans|trusts|complaints|assets|repairs|risks|stocks|programmes|programs|changes|releases|transfers|tests|plans|rents|orders|purchases|deposits|documents|permits|services|schedules|shares|markets) (?:management|administration|admin|analysis|generation|coordination|co-ordination|control|support|development|assurance|governance)(?=$|,| (?:and|for|of|across|in|on|at|with) )/i;
/** A thing by its kind, in the singular: its first word is an order elsewhere. */
const kinds =
  /^(?:heat treatments?|access (?:networks?|control|systems?|equipment|points|platforms?)|front of house|back of house|trial balances?|cash ?flows?|stock (?:control|levels?)|pest control|credit control)(?=$|,| (?:and|for|of|across|in|on|at|with|systems?) )/i;

/** "Total rewards", "gross margin": how much of it there is, where no article says that it is added up. */
const inAll =
  /^(?:total|gross|net) (?!(?:the|an?|our|your|all|each|every|both|up|them|it|and|or|to|in|for|this|these|daily|weekly|monthly|day|till|tills|takings|receipts|invoices|columns|figures|sales|hours|orders|output|revenue|profits?)\b)[a-z]/i;
/** "Plant P&L", "store KPIs": the figures of a house, a line or a project, which nobody plants or stores. */
const figuresOf =
  /^(?:plant|store|shop|project|contract|branch|site|line|fleet|group|market|network|service|campaign|park|farm|mill|yard|programme|program|account|product|process|floor|port|stage|study|place|ship|table|bar|field|depot|franchise|cent(?:re|er)|hotel|restaurant|club|school|ward|unit|region|practice|estate) (?:P ?& ?L|P and L|profit and loss|EBITDA|KPIs?|OEE|ROI|GP|OTIF|CAPEX|OPEX|uptime|availability|profitability|turnover)(?=$|[,/]| )/i;
/** Papers and stuff by their kind: "working papers", "standing orders", "opening stock", "work permits". */
const byDoing =
  /^(?:work(?:ing)? (?:papers|capital|drawings?|practices|parties|orders|permits|instructions|packages|requests|tickets)|standing (?:orders|charges|data|items)|(?:opening|closing) (?:stocks?|balances?|figures|entries|inventory)|running (?:costs|repairs|orders?)|building (?:permits?|regulations|regs|warrants|consents?|services|fabric|surveys)|planning (?:applications?|permissions?|consents?|appeals|enquiries)|meeting (?:minutes|notes|packs|rooms|agendas)|moving (?:parts|costs)|operating (?:procedures|costs|manuals|budgets?|instructions|expenses)|mailing lists?|waiting lists?|parking (?:permits|fines|tickets)|reporting packs?|marking schemes?|briefing (?:notes|packs|papers)|training (?:records|matri(?:x|ces)|needs|logs)|filing systems?|shipping (?:documents|papers|notes|marks)|drawing (?:registers?|issues?|packs?)|pricing (?:files?|schedules?|models?)|cutting (?:lists?|plans?|tickets)|picking (?:lists?|notes)|packing (?:lists?|notes|materials)|loading (?:lists?|plans?|bays?)|landing (?:pages|cards|declarations)|wiring (?:diagrams|schedules)|grazing (?:plans?|licences|records)|spraying records|feeding (?:charts?|plans?)|bathing (?:records|water)|cleaning (?:schedules|records|rotas?|logs))(?=$|[,/]| (?:and|or|for|of|across|in|on|at|with|to|from|under|per) )/i;

/** Whether a line is such a name, or begins with one. */
export const isFixedName = (line: string): boolean => {
  const bare = line.replace(/^\W+/, '').replace(/^the (?=[a-z])/i, '');
  return (
    isLettersFirst(bare) ||
    isTradeThing(bare) ||
    [behindThing, ofSeveral, kinds, inAll, figuresOf, byDoing].some((names) => names.test(bare))
  );
};

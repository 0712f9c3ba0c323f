/** Names of a form's rows that tell a term of the job: "location:", "hours:", "reports to:". */

/** Such a row: its name, and what stands behind it. */
export const keys =
  /^(location|place(?: of (?:work|training|employment|assignment))?|where|based(?: at| in)?|office|site|salary|pay|wage|rate|band|grade|hours|working hours|shifts?|(?:shift|work(?:ing)?|rota) pattern|(?:working|work|shift) (?:days|times|schedule|rota)|rota|roster|schedule|contract|contract type|type|term|duration|length|reports? (?:to|into)|reporting (?:to|line)|responsible to|accountable to|line manager|manager|superior|supervisor|manages|staff managed|department|team|function|sub-function|division|post|title|job title|role|position|vacancy title|start date|closing date|deadline|job ref|ref|reference|doc no|issue|from|employer|company|level|no\. of positions|date|version|approved|next review|contact|email|tel|phone|status|flsa status|exempt|cost centre|travel|notice)\s*[:–\t]\s*(.+)$/i;

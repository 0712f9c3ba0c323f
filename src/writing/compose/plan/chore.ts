/** Tasks that every such job has and nobody applies for: named in their place, and no hook. */
const chores =
  /\bon[- ]?call\b|\bhelp(?:ing)? (?:with|out)\b|\b(?:clean(?:ing)?|mop(?:ping)?|sweep(?:ing)?|tidy(?:ing)?|dust(?:ing)?|empty(?:ing)?|compost|waste|rubbish|recycling|bins?|toilets?|unload(?:ing)?|dishes|stock ?tak\w+|comply(?:ing)?|compliance|adher\w+|polic(?:y|ies)|procedures?|paperwork|filing|timesheets?|minutes|(?:care|case|clinical|patient|handover|meeting|visit) notes|answer(?:ing)? the (?:phones?|telephones?)|invoices?|records?|registers?|logbooks?|logs?|admin\w*|photocopy\w*|overtime|weekends?|nights?|liais\w+|re-?order\w*|clos(?:e|ing) down|lock(?:ing)? up|cash(?:ing)? up|find(?:ing)? (?:the )?(?:faults?|defects?|errors?|problems?|mistakes?)|fault[- ]find\w*|clear(?:ing)? (?:away|up|tables)|reset\w*|deputi[sz]\w+|attend(?:ing)? (?:meetings|training|burials|supervisions?))\b/i;

/** Whether a task is one of those: no question to the reader, no headline, begins with it where there are others. */
export const isChore = (task: string): boolean => chores.test(task);

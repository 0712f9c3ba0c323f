/** Prepositions, and the nouns that stand behind them without an article. */

export const places =
  /^(?:in|on|at|to|from|into|onto|inside|outside|behind|beside|under|over|across|around|through|throughout|along|off|with|without|for|of|against|within|towards?|about|after|before|during|until|upon|alongside|between|using)$/;
/** Words at which a noun phrase ends. */
export const ends =
  /^(?:in|on|at|to|from|into|onto|inside|outside|behind|beside|under|over|across|around|through|throughout|along|off|with|without|for|of|against|within|towards?|about|after|before|during|until|upon|alongside|between|by|via|per|as|and|or|but|nor|then|than|when|where|while|whilst|if|that|which|who|whose|what|how|why|whether|whatever|so|is|are|was|were|has|have|will|can|must|using|including|re|regarding|concerning|plus|each|every|once|twice)$/;

/** "On site", "in person", "at work": what stands without an article after its preposition. */
export const bare: Readonly<Record<string, RegExp>> = {
  in: /^(?:memory|aid|honour|honor|search|response|support|favour|lieu|case|check|hand|mind|view|force|keeping|common|answer|reply|addition|return|exchange|term|year|surgery|ratio|place|person|court|school|hospital|class|line|time|order|full|part|use|need|house|store|branch|practice|industry|theatre|bed|town|turn|progress|stock|transit|season|business|charge|control|touch|partnership|conjunction|accordance|shift|training|service|theory|advance|detail|depth|error|date|draft|print|prison|university|college|situ|tandem|rotation|post|role|life|future|summer|winter|spring|autumn|bulk|batch|sequence|series|retail|production|store|office)$/,
  on: /^(?:purpose|principle|record|file|procedure|protocol|time|site|call|duty|shift|board|target|track|budget|schedule|foot|hand|demand|arrival|request|behalf|top|leave|sale|order|campus|stage|course|air|line|road|film|tape|paper|screen|camera|location|loan|trial|tour|stand|standby|watch|spec|brand|message|premises|turn)$/,
  at: /^(?:time|site|work|home|school|college|university|sea|night|point|scale|pace|peak|lunch|break|breakfast|dinner|speed|height|risk|hand|board|level|source|reception|table|court|end|start|close|ground|area)$/,
  to: /^(?:account|life|heart|light|justice|trial|mind|rest|attention|safety|year|policy|procedure|protocol|school|college|university|work|market|date|budget|schedule|plan|scale|order|bed|court|site|time|specification|spec|production|table|level|standard|shift|home|town|prison|hospital|church|class|stage|print|board|tender|fund|lead|film|post|staff|page|hand|end|start|pattern|drawing|design|size|measure|length|weight|print|order|template|recipe)$/,
  from: /^(?:year|home|work|school|college|scratch|start|stock|site|time|day|table|farm|field|court|hospital|prison|end|memory|draft|concept|order|class|bed|board)$/,
  for: /^(?:trial|comment|safety|example|lunch|work|hire|sale|export|import|dispatch|collection|delivery|loan|review|approval|export|use|school|college|court|time|life|fun|rent|test|board|tender|market|production|breakfast|dinner|service|class|print|stage|screen|film|exam|interview|sign-off|surgery|inspection|survey|audit|repair|treatment|transport|storage|shipment|shipping|slaughter|auction|display|publication|signature|sampling|analysis|examination|processing|planting|harvest|assembly|installation|handover|discharge|assessment|investigation|resale|reuse|disposal|recycling|exhibition|performance|broadcast|launch|framing|binding|finishing)$/,
  of: /^(?:year|work|course|day|life|state|time|age|service|office|school|stock|interest|value|practice|order|record|origin|use|class|market|board|site|trade|account|house|food|drink|court|post|hand|line|contract|tender|test|exam|shift|industry|term|change|purpose|place|control)$/,
  with: /^(?:policy|procedure|protocol|plan|care|ease|time|practice|age|school|court|board|interest|pride|change|food|breakfast|dinner)$/,
  within: /^(?:town|policy|budget|time|school|industry|reach|scope|retail|range|target|schedule|standard)$/,
  under: /^(?:lock|way|policy|review|supervision|control|contract|age|stress|pressure|licence|test|budget|guidance)$/,
  over: /^(?:time|night|lunch|age|budget|target)$/,
  before:
    /^(?:use|surgery|work|school|time|lunch|breakfast|dinner|dispatch|delivery|release|service|class|shift|launch|start)$/,
  after:
    /^(?:use|surgery|work|school|hours|time|lunch|breakfast|dinner|delivery|release|service|class|dark|launch|shift)$/,
  during: /^(?:lunch|service|term|production|surgery|transit|break|class|school|shift)$/,
  through: /^(?:school|college|college|customs|customer|test|time|theory|service)$/,
  across: /^(?:site|campus|country|industry)$/,
  until: /^(?:year|close|closing|late|dispatch|delivery|launch)$/,
  into: /^(?:production|service|place|practice|use|account|line|court|school|work|stock|store|action|bed|print|test|market)$/,
  off: /^(?:site|duty|road|line|stage|season|shift|premises)$/,
  about: /^(?:work|time|food|life|school|theatre|town)$/,
  around: /^(?:town|site|campus|school)$/,
  between: /^(?:.*)$/,
  without: /^(?:.*)$/,
  upon: /^(?:request|arrival|completion)$/,
  inside: /^(?:work|school)$/,
  outside: /^(?:work|school|term|hours|office)$/,
};

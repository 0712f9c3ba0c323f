/** What a free prompt asks for, as far as that goes without a language model. */
export type AssistCommand = 'shorten' | 'simplify' | 'extend' | 'bullets' | 'formal' | 'informal';

const polite =
  /^(?:(?:please|pls|can you|could you|would you|will you|i(?:['’]d| would) like (?:you )?to|i want (?:you )?to|try to|just|now|ok|hi|hey)[,:]?\s+)+/i;
const courtesy =
  /[\s,]*(?:please|pls|thanks|thank you|for me|a bit|a little|slightly|if you can|if possible)?[\s.!?]*$/i;
const object =
  /\b(?:it|this|that|these|them|(?:(?:the|this|that|these|my|our|selected) )?(?:selected |whole |above )?(?:text|paragraphs?|sections?|sentences?|words|selection|bit|part|passage|copy|wording|advert|ad|lines?))\b/gi;

const commands: readonly [AssistCommand, RegExp][] = [
  [
    'shorten',
    /^(?:(?:make|keep)?\s*(?:a bit |much |a lot |slightly |more )?(?:shorter|short|briefer|brief|more concise|concise|tighter|less wordy|snappier)|shorten(?: down)?|cut(?: down)?|trim(?: down)?|condense|tighten(?: up)?|reduce|say(?: in)? fewer words)$/i,
  ],
  [
    'simplify',
    /^(?:(?:make)?\s*(?:a bit |much |a lot )?(?:simpler|simple|plainer|clearer|easier(?: to (?:read|understand|follow))?|more readable)|simplify|rephrase|reword|rewrite|(?:rewrite|put|say|write)?\s*(?:in|into|using) (?:plain(?:er)?|simple|simpler) (?:english|language|words)|plain english)$/i,
  ],
  [
    'extend',
    /^(?:(?:make)?\s*(?:a bit |much |a lot )?(?:longer|more detailed)|lengthen|extend|expand(?: on| upon)?|(?:add|give|include|with)?\s*(?:some )?more(?: (?:detail|details|information|info|facts))?|add (?:some )?details?|elaborate(?: on)?)$/i,
  ],
  [
    'bullets',
    /^(?:(?:turn|make|put|write|convert|change|format|list|show|split)?\s*(?:into|as|in|to|using|with)?\s*(?:an? )?(?:bullets?|bullet[- ]points?|bullet(?:ed)?[- ]list|bulleted|list|points))$/i,
  ],
  [
    'formal',
    /^(?:make|sound)?\s*(?:a bit |much |a lot )?(?:more formal|formal|more professional|professional|less casual|without contractions|no contractions|remove (?:the )?contractions)$/i,
  ],
  [
    'informal',
    /^(?:make|sound)?\s*(?:a bit |much |a lot )?(?:less formal|more informal|informal|friendlier|friendly|more friendly|warmer|more casual|casual|chattier|with contractions|use contractions|add contractions)$/i,
  ],
];

/** The command that a free prompt is, or null: then it needs a language model. */
export function recogniseCommand(prompt: string): AssistCommand | null {
  const core = prompt
    .trim()
    .replace(polite, '')
    .replace(courtesy, '')
    .replace(object, ' ')
    .replace(/[\s.!?]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return commands.find(([, pattern]) => pattern.test(core))?.[0] ?? null;
}

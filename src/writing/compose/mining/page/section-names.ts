/** Names of sections: the words they are made of, and whole ones. */

import { isOrder } from './task-lines.ts';

/** Words that the name of a section is made of. */
export const sectionWords =
  /^(?:and|or|of|the|for|in|to|a|your|our|other|additional|further|key|core|main|minimum|basic|general|preferred|required|essentials?|desirables?|person(?:al)?|people|job|role|post|position|work(?:ing)?|professional|technical|academic|educational?|training|candidates?|applicants?|ideal|specification|profile|requirements?|criteria|skills?|abilit(?:y|ies)|qualifications?|experiences?|knowledge|understanding|competenc(?:y|ies|es)|competences?|attributes?|qualit(?:y|ies)|behaviou?rs?|values?|physical|demands?|conditions?|environment|notes?|details|information|background|checks?|history|circumstances|disposition|aptitudes?|interests?|attainments?|eligibility|certifications?|certificates?|licen[cs]es?|&|\/|-|–)$/i;

/** "Post Specific Requirements", "Statutory eligibility criteria": nobody has requirements, whatever they are for; one may know those of somebody, or meet them. */
export const namesSection = (line: string): boolean =>
  /^[a-z][\w-]*(?:[- /](?:[a-z][\w-]*|&)){0,4}[- ](?:requirements|criteria|specifications?)(?: (?:of|for) (?:the|this) (?:post|role|job|position))?\s*:?$/i.test(
    line.trim(),
  ) &&
  !/\b(?:meet|satisfy|fulfil\w*|know\w*|understand\w*|of(?! (?:the|this) (?:post|role|job|position))|with|in|to|experience|gather\w*|writ\w+|document\w*|about|on|travel|visa|business|user|customer|client|legal|regulatory|dietary|safety)\b/i.test(
    line,
  ) &&
  !isOrder(line.trim());

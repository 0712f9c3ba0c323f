/** Brackets of a task: those that say something of it stand in its sentence, the others go. */

import { lowerFirst } from '../../language/first-capitals.ts';

/** A line with the brackets that say something of the task: how many somebody leads, when it is done. */
export const withOwnBrackets = (text: string): string =>
  text
    // How many somebody leads is worth its bracket.
    .replace(/\s*\((?:an? )?(team|staff|crew) of (?:about |around )?(\d+|[a-z]+)\)/gi, ' [a $1 of $2]')
    // "(From year 2)", "(once trained)": when one does it is no aside.
    .replace(
      /\s*\((?:mainly )?((?:from (?:your )?(?:year|month|week|day|the (?:second|third|first))|from the start of|after|once|following|under (?:supervision|instruction)|subject to|until|only (?:if|when|after)|if|when|with(?:in)? (?:training|supervision))\b[^()]{0,50})\)(?=[.;]?\s*$)/gi,
      (whole, when: string) =>
        /\b(?:see|page|e\.g|i\.e|ref|note|appendix|required|needed|necessary|applicable|appropriate|requested)\b/i.test(
          when,
        )
          ? whole
          : ` ${lowerFirst(when)}`,
    )
    // "(evenings)", "(travel about 10%)", "(one week in six)": who can't be there has to know.
    .replace(
      /\s*\(((?!(?:if|as|where)\b)(?:[^()\d]{0,30}\b(?:evenings?|weekends?|saturdays?|sundays?|nights?|overnight|shifts)\b|travel (?:about |approx\.? |up to |of )?\d)[^()]{0,24}|\w+ (?:week|weekend|day|night)s? in \w+)\)(?=[.;]?\s*$)/gi,
      (_, when: string) => ` [${when.replace(/ %/g, '%')}]`,
    )
    .replace(/\s*\([^)]*\)?/g, '')
    .replace(/\[([^\]]+)\](?=[.;]?\s*$)|\[(a (?:team|staff|crew) of [^\]]+)\]/gi, '($1$2)');

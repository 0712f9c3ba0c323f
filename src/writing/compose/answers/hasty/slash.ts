/** What a slash between two words means in hasty typing: either of them, or both. */

import { monthOf } from '../../../text/calendar.ts';
import { isVerbBase } from '../../language/verbs.ts';
import type { QuestionNumber } from '../note.ts';

/** Ways to reach somebody: any of them will do. */
const reach = '(?:call|text|ring|phone|email|e-mail|message|whatsapp|WhatsApp|dm|DM|visit|write|txt)';
const ways = new RegExp(String.raw`\b(${reach})\s?/\s?(?=${reach}\b)`, 'gi');

const dayNames: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const day = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const days = new RegExp(String.raw`\b(${day})((?:\s?/\s?${day})+)\b`, 'gi');
const dayOf = (found: string): string => dayNames[found.trim().slice(0, 3).toLowerCase()] ?? found;

/** Written with a slash, and one thing. */
const oneThing =
  /^(?:pre|post|non|semi|multi|anti|and|or|he|she|his|her|him|n|a|w|b|c|f|p|t|o|d|r|i|ci|tcp|km|mb|gb|per|hr|hrs|hour|wk|week|mo|mth|month|yr|year|annum|day|shift|night|visit|mile|call|drop|round|24|am|pm|input|s)$/i;
const period =
  /^(?:hr|hrs|hour|wk|week|mo|mth|month|yr|year|annum|day|shift|night|visit|mile|quarter|qtr|pp|person|head)$/i;

/** "Call/text", in any answer: two ways. */
export const withWays = (text: string): string => text.replace(ways, '$1 or ');

const month = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** The slashes of a hasty answer as words. */
export function withSlashesRead(text: string, question: QuestionNumber): string {
  return text
    .replace(days, (row: string) => {
      const found = row.split('/').map(dayOf);
      return `${found.slice(0, -1).join(', ')} and ${found.at(-1) ?? ''}`;
    })
    .replace(
      /(?<![\p{L}\d./@:-])(\p{L}[\p{L}\d'’-]*(?:\.js)?)((?:\/\p{L}[\p{L}\d'’.-]*)+)(?![\p{L}\d/@])/gu,
      (found: string, first: string, more: string, at: number, all: string) => {
        const parts = [first, ...more.slice(1).split('/')];
        if (parts.some((part) => oneThing.test(part)) || period.test(parts.at(-1) ?? '')) return found;
        if (/(?:^|\s)\d[\d.,]* ?$/.test(all.slice(0, at)) && period.test(parts.at(-1) ?? '')) return found;
        // "Jan/feb": either.
        if (parts.every((part) => month.test(part) && monthOf(part) !== part))
          return parts.map((part) => monthOf(part)).join(' or ');
        if (parts.some((part) => part.length < 2) || parts.every((part) => /^[A-Z&]{1,3}$/.test(part))) return found;
        const lead = all.slice(0, at).split(/[,;.]/).at(-1) ?? '';
        const both = joint(parts, lead, question);
        return parts.length > 2 ? `${parts.slice(0, -1).join(', ')} ${both} ${parts.at(-1)}` : parts.join(` ${both} `);
      },
    );
}

/** What is asked of somebody is one of two; what somebody knows, does and gets is both. */
function joint(parts: readonly string[], lead: string, question: QuestionNumber): 'and' | 'or' {
  if (question === 7) return 'or';
  if (question !== 4) return 'and';
  if (/\b(?:know(?:s|ledge)?|geography|fluent|speaks?|both|area|roads)\b/i.test(lead)) return 'and';
  return parts.every((part) => isVerbBase(part)) && !/\b(?:can|able to)\b/i.test(lead) ? 'and' : 'or';
}

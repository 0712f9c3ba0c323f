/** How big a house or a unit is: "18-bed", "60-seat". */
import { articleFor } from './articles.ts';

const size = String.raw`\d[\d,]*-(?:bed(?:ded|room)?|seat(?:er)?|room|cover|berth|pitch|place|acre|site|storey|table|screen|chair|pupil|partner|person|strong|lane|bay|pump|plot|unit|hole|theatre)`;
export const isSize = new RegExp(`^${size}$`);
const bare = new RegExp(
  String.raw`\b(for|in|at|on|within|of) (?=(${size} (?:[\w’'-]+ ){0,3}?[\w’'-]+)(?=$|[,;:.]| (?:in|on|at|for|of|with|near|by|that|which|and|or|from)\b))`,
  'g',
);
/** "For 18-bed cardiac surgery ICU": what has so many beds is one of them, whatever it is called. */
export const withSizes = (text: string): string =>
  text.replace(bare, (_, before: string, house: string) =>
    /[^su]s$/.test(house) ? `${before} ` : `${before} ${articleFor(house)} `,
  );

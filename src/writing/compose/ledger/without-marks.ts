/** Parts of a field as they were typed, for notes: without the force of a head that was put behind each thing under it. */

const added = /^(?:it helps if )?(.+?)(?: desirable)?$/i;

/** What was typed of a part: nobody wrote "any CRM desirable" where "Plus:" stood over it. */
export function withoutMarks(part: string, field: string): string {
  if (field.includes(part) || !/ desirable$|^it helps if /i.test(part)) return part;
  const [, typed = part] = added.exec(part) ?? [];
  return typed;
}

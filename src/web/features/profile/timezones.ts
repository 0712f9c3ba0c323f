/** Time zones as the profile offers them: about 400, with today's distance from Greenwich (D2 section 3.7). */

export interface Timezone {
  /** Name in the IANA database: what is stored. */
  name: string;
  /** '(GMT +01:00) Europe/Paris' */
  label: string;
}

/** Minutes ahead of Greenwich at a moment; undefined for a zone that this browser doesn't know. */
function offsetOf(name: string, at: Date): number | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    const text = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
    const match = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(text);
    if (match === null) return undefined;
    const minutes = Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
    return match[1] === '-' ? -minutes : minutes;
  } catch {
    return undefined;
  }
}

const two = (value: number): string => String(value).padStart(2, '0');

function labelOf(name: string, offset: number): string {
  const minutes = Math.abs(offset);
  return `(GMT ${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}) ${name}`;
}

/**
 * The zones from west to east, by name within the same time.
 * @param stored the person's zone, listed even when this browser names it otherwise
 */
export function listTimezones(at: Date, stored: string | null): Timezone[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), ...(stored === null ? [] : [stored])]);
  return [...names]
    .flatMap((name) => {
      const offset = offsetOf(name, at);
      return offset === undefined ? [] : [{ name, offset, label: labelOf(name, offset) }];
    })
    .sort((one, other) => one.offset - other.offset || one.name.localeCompare(other.name, 'en'))
    .map(({ name, label }) => ({ name, label }));
}

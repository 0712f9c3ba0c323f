/** Gaps of a template that were never filled in: "[INSERT HOOK]", "{{duty_5}}", "XXX days". */

const gap =
  /\{\{[^{}\n]{0,80}\}\}|<<[^<>\n]{1,60}>>|\[[^[\]\n]{2,60}\]|\b(?:X{3,}|TODO|FIXME)\b|(?<=\s|^)_{3,}(?=\s|$)/g;

/** The gaps of an answer that aren't in what was made of it. A bracket that is only a mark, "[preferred]", stays in the text and is none. */
export function gapsIn(answer: string, cleaned: string): string[] {
  const kept = cleaned.toLowerCase();
  return [...new Set(answer.match(gap) ?? [])]
    .filter((found) =>
      /^\[/.test(found)
        ? !kept.includes(found.slice(1, -1).toLowerCase().trim())
        : /^(?:X{3,}|TODO|FIXME)$/.test(found) || !kept.includes(found.toLowerCase()),
    )
    .map((found) => found.slice(0, 60));
}

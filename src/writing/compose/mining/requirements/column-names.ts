/** Names of columns that stand where something is asked: "Education / Experience / License". A row of them asks for nothing; before a colon they only lead. */

const names: ReadonlySet<string> = new Set(
  `education experience license licence licenses licences licensure certification certifications certificates certificate qualification qualifications skills skill knowledge ability abilities
  training competencies competences competence attributes qualities aptitude aptitudes registration credentials background personality circumstances requirements`.split(
    /\s+/,
  ),
);
const sign = /\s*[/|&+,]\s*|\s+and\s+|\s+or\s+|\s{2,}|\t/i;

const areNames = (text: string): boolean => {
  const parts = text.trim().split(sign).filter(Boolean);
  return (
    parts.length > 1 &&
    parts.every((part) =>
      names.has(
        part
          .toLowerCase()
          .replace(/^(?:key|core|other|special|work|relevant|required|minimum|professional|technical|personal) /, ''),
      ),
    )
  );
};

/** Whether a line is a row of such names, and nothing else. "Skills and experience" among words of its own is none. */
export const isRowOfNames = (line: string): boolean =>
  /^[A-Za-z/|&+, \t]{9,80}:?$/.test(line) && areNames(line.replace(/:$/, ''));

/** The line behind such a row of names: "Education/Experience: a degree" asks for a degree. */
export function behindNames(line: string): string {
  const [, head = '', rest = ''] = /^([A-Za-z/|&+, ]{9,60}):\s+(\S.*)$/.exec(line) ?? [];
  return rest !== '' && areNames(head) ? rest : line;
}

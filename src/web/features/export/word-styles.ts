/** How the Word document looks: a plain sans-serif page that a hiring manager can go on editing. */
import { AlignmentType, type ILevelsOptions, type INumberingOptions, type IStylesOptions, LevelFormat } from 'docx';

/** Twips for each level of indentation (D1 section 7). */
export const indentStep = 500;
/** Levels that a numbered list has in Word (D1 section 7). */
export const numberedLevels = 8;

/** Shading behind highlighted words: the marker of the editor. */
export const markerShade = 'FFF1A3';

const font = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Calibri', eastAsia: 'Calibri' };
/** Twips between a bullet or number and its text. */
const hanging = 360;
const ink = '1F1F1F';

/** Styles by the names that Word knows, so that its navigation pane and table of contents work. Sizes are half-points. */
export const styles: IStylesOptions = {
  default: {
    document: {
      run: { font, size: 22, color: ink, language: { value: 'en-GB', eastAsia: 'en-GB', bidirectional: 'ar-SA' } },
      paragraph: { spacing: { after: 120, line: 276 } },
    },
    title: { run: { font, size: 36, bold: true, color: ink } },
    heading1: {
      run: { font, size: 30, bold: true, color: ink },
      paragraph: { spacing: { before: 280, after: 120 }, keepNext: true },
    },
    heading2: {
      run: { font, size: 26, bold: true, color: ink },
      paragraph: { spacing: { before: 240, after: 100 }, keepNext: true },
    },
    heading3: {
      run: { font, size: 24, bold: true, color: ink },
      paragraph: { spacing: { before: 200, after: 80 }, keepNext: true },
    },
    hyperlink: { run: { color: '0B57A4', underline: { type: 'single', color: '0B57A4' } } },
    listParagraph: { run: { font }, paragraph: { spacing: { after: 60 }, contextualSpacing: true } },
  },
};

const bullets = ['\u2022', '\u25e6', '\u25aa'];
const numbers = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN];

function levelOf(level: number, kind: 'bullet' | 'number', start: number): ILevelsOptions {
  const bullet = bullets[level % bullets.length] ?? '\u2022';
  return {
    level,
    start,
    format: kind === 'bullet' ? LevelFormat.BULLET : (numbers[level % numbers.length] ?? LevelFormat.DECIMAL),
    text: kind === 'bullet' ? bullet : `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: indentStep * (level + 1), hanging } } },
  };
}

/** Name of the numbering that a list uses; a list that doesn't begin with 1 has its own. */
export function numberingName(kind: 'bullet' | 'number', level: number, start: number): string {
  return kind === 'bullet' || start === 1 ? kind : `number-${level}-${start}`;
}

/** The numberings of these names (as `numberingName` makes them), each with all levels. */
export function numberingOf(names: Iterable<string>): INumberingOptions {
  const config = [...names].map((reference) => {
    const [kind, level, start] = reference.split('-');
    const levels = Array.from({ length: numberedLevels }, (_, index) =>
      levelOf(index, kind === 'bullet' ? 'bullet' : 'number', String(index) === level ? Number(start) : 1),
    );
    return { reference, levels };
  });
  return { config };
}

import { articleFor } from '../../language/articles.ts';

/** "Irish driving licence, full, class B": what stands behind a licence says which it has to be. */
const how = '(?:full|clean|valid|current|manual|automatic)';
const which = '(?:(?:class|category|cat\\.?) ?)?(?:[A-D][1E]?(?: ?\\+ ?E)?)';
const behind = new RegExp(
  `(^|[\\n;,] *)((?:[A-Z][A-Za-z]+ )?(?:driving|driver['’]?s?) licen[cs]e)((?:, ?${how}(?: and ${how})?)*)(?:, ?(${which}))?(?= *(?:$|[\\n;,.]))`,
  'g',
);

/** The same with its qualities before it and its class in a bracket, so that no comma parts them. */
export const withLicences = (text: string): string =>
  // "Strong Linux, AWS or Azure": the one, and either of the others; of several languages one is enough.
  text
    .replace(
      /\b(strong|good|solid|advanced|excellent|deep) (Linux|Unix|Windows|Kubernetes|Docker|SQL|Excel|Git|networking), (?=[A-Z][\w+#.]* or [A-Z])/gi,
      '$1 $2 skills; ',
    )
    .replace(new RegExp(behind.source, 'gi'), (whole, start: string, licence: string, row: string, kind?: string) => {
      if (!row && !kind) return whole;
      const qualities = (row.match(/[a-z]+/gi) ?? [])
        .filter((word) => !/^and$/i.test(word))
        .map((word) => word.toLowerCase());
      const letter = kind?.replace(/^(?:class|category|cat\.?) ?/i, '').toUpperCase();
      // "Driving licence": its capital was the line's.
      const name = qualities.length > 0 ? licence.replace(/^D(?=riv)/, 'd') : licence;
      return `${start}${qualities.join(', ')}${qualities.length > 0 ? ' ' : ''}${name}${letter ? ` (category ${letter})` : ''}`;
    });

const record =
  /(\b(?:licen[cs]e|CDL)),? (?:with |and )?(?:an? )?(clean|good|acceptable|satisfactory|safe|Clean|Good) ((?:driving |driver |motor vehicle )?record|MVR|driving history)(?=$|[\n;,.])/g;
/** "Valid driver's license, clean record": the record is the driver's, and of nobody's life. */
export const withItsRecord = (text: string): string =>
  text.replace(
    record,
    (_, licence: string, how: string, what: string) =>
      `${licence} with ${articleFor(how)} ${how.toLowerCase()} ${what}`,
  );

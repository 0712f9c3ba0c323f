import { type Brief, readBriefs } from '#cli/write-input.ts';

/** One brief as the command line reads it: a post with Harbour Bars in Hull, and what the test says of it. */
export function briefOf(
  advert: Record<string, unknown>,
  advertBrief: Record<string, unknown>,
  rest: Record<string, unknown> = {},
): Brief {
  const [brief] = readBriefs(
    JSON.stringify({
      briefs: [
        {
          id: 'x',
          advert: { brandName: 'Harbour Bars', country: 'United Kingdom', location: 'Hull', ...advert },
          advertBrief,
          ...rest,
        },
      ],
    }),
    'x.json',
  );
  if (!brief) throw new Error('no brief');
  return brief;
}

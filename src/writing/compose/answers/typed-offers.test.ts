/** What is asked, what only helps, and what we give: each told as what it is, in that order. */
import { describe, expect, it } from 'vitest';
import { ask, type Over, siteManager } from '../testing/ask.ts';

const write = (answer: string, over: Over = {}): string =>
  ask(siteManager, 4, answer, { outputLength: 'small', ...over }).contents.join('\n');
const bullets = (answer: string): { rows: string[]; behind: string } => {
  const lines = write(answer, { outputType: 'bullets' }).split('\n');
  const rows = lines.filter((line) => line.startsWith('• '));
  return { rows, behind: lines.slice(lines.findLastIndex((line) => line.startsWith('• ')) + 1).join(' ') };
};

describe('what only helps', () => {
  it.each([
    [
      'CSCS card. Own drone handy',
      /(?:needed|essential|[Ii]deally[^.]*|helps[^.]*): ?your own drone|have your own drone/,
    ],
    ['CSCS card. Own laser level great', /: your own laser level|if you have your own laser level/],
    [
      'You should have experience of piling, and good knowledge of Revit is desirable.',
      /(?:essential|needed): good knowledge of Revit|welcome good knowledge of Revit|you (?:also )?have good knowledge of Revit/,
    ],
    [
      'You need a clean licence and a trailer licence would be handy.',
      /(?:essential|needed): a trailer licence|welcome a trailer licence|have a trailer licence/,
    ],
    [
      'CSCS card essential. Site experience useful, not essential because we shadow you for a month',
      /^.*Site experience is useful but not essential, because we shadow you/s,
    ],
    [
      'CSCS card. Crane trained ideally, but we can send you on the course.',
      /Ideally, you're crane trained, but we can send you/,
    ],
  ])('%s', (answer, wanted) => {
    for (const iteration of [0, 1]) expect(write(answer, { iteration })).toMatch(wanted);
  });

  it('leaves what is asked with it as asked', () => {
    const text = write('You should have experience of piling, and good knowledge of Revit is desirable.');
    expect(text).toMatch(/(?:need|have|with|for) experience of piling/);
    expect(text).not.toMatch(/(?:essential|needed): experience of piling/);
    expect(write('You must be patient and able to plan a week.')).toMatch(/patient and able to plan a week/);
  });

  it('stands behind the bullets', () => {
    const { rows, behind } = bullets(
      'CSCS card. Five years on site. Can set out. Own laser level a plus. A degree is not needed.',
    );
    expect(rows.join(' ')).not.toMatch(/laser|degree/);
    expect(behind).toMatch(/laser level/);
    expect(behind).toMatch(/degree/);
  });
});

describe('what we give', () => {
  it.each([
    'You can take your SMSTS with us',
    'You can study for your HNC at our cost',
    'You get the crane ticket after a year',
    "You'll learn setting out from our surveyor",
    "We'd put you through the Level 6 diploma",
    "You'll have a mentor for the first six months",
    'In your first spring you would be trained on the new excavator',
  ])('comes last, and is no requirement: %s', (offer) => {
    const answer = `CSCS card. ${offer}. Calm with neighbours. Can read drawings.`;
    const { rows, behind } = bullets(answer);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.join(' ')).not.toContain(offer.slice(10));
    expect(behind).toContain(offer);
    expect(write(answer)).toMatch(new RegExp(`${offer}\\.$`));
  });

  it.each(['You get on with everybody', 'You learn fast', 'You receive feedback well'])(
    'is not what somebody is like: %s',
    (quality) => {
      const { behind } = bullets(`CSCS card. ${quality}. Calm with neighbours. Can read drawings.`);
      expect(behind).not.toContain(quality);
    },
  );
});

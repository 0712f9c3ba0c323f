import { describe, expect, it } from 'vitest';
import { withoutMarkdown } from './markdown.ts';

describe('Markdown', () => {
  it.each([
    ['Perform cleanings and *deep* scaling', 'Perform cleanings and deep scaling'],
    ['* Perform *deep* scaling', '* Perform deep scaling'],
    ['**About us:** we build lifts', 'About us: we build lifts'],
    ['__Must__ have a licence', 'Must have a licence'],
    ['_Friendly_ and ***calm***', 'Friendly and calm'],
    ['**bold with *more* in it**', 'bold with more in it'],
    ['Run `kubectl` and ``helm``', 'Run kubectl and helm'],
    ['Take digital x-rays ~~film x-rays~~', 'Take digital x-rays '],
    ['[Our team](https://acme.example/team) is small', 'Our team is small'],
    ['![logo](https://acme.example/logo.png)Weld frames', 'Weld frames'],
    ['Read [the policy][2] first', 'Read the policy first'],
    ['[2]: https://acme.example/policy', ''],
    ['> You will weld frames', 'You will weld frames'],
    ['- [ ] Check the tills', '- Check the tills'],
    ['1. [x] First aid', '1. First aid'],
    ['---', ''],
    ['|---|:---:|', ''],
    ['Teach 5\\* guests \\- daily', 'Teach 5* guests - daily'],
    ['[Deleted: Sell whitening kits to every patient]', ''],
    ['Serve guests {Deleted: and owners}', 'Serve guests '],
    ['Chart gums [Inserted: and record them]', 'Chart gums and record them'],
    ['Comment [JS1]: do we still say this?', ''],
    ['Commented [JB12]: ask HR', ''],
    ['Comment by Jane Byrne: is this right', ''],
    ['Deleted: film x-rays', ''],
    ['Formatted: Font: Bold, 12 pt', ''],
    ['@Jane is this still true?', ''],
  ])('%s', (typed, read) => expect(withoutMarkdown(typed)).toBe(read));

  it.each([
    'Work in 4* and 5* hotels',
    '* Serve guests',
    'Keep snake_case names in main_test.py',
    'Pay: 12 * 8 hours',
    'Comment on drafts and give feedback',
    'Format reports (PDF)',
    'Name: ____',
    '35 hours [flexible]',
    'A team of ~12 people, ~3 of them on nights',
    'Licence (category B)',
    '@ 9am each day',
    'Teach R&D staff; use C# and C++',
  ])('stays: %s', (typed) => expect(withoutMarkdown(typed)).toBe(typed));
});

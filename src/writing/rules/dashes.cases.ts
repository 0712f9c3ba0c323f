import type { RuleCases } from './case.ts';

const american = { country: 'United States' };

export const dashesCases: RuleCases = {
  rule: 'DashesAndHyphens1',
  options: { on: { DashesAndHyphens1: true } },
  cases: [
    [
      'on',
      'Two days at home - three with us. Shifts of 8-10 hours.',
      'Two days at home – three with us. Shifts of 8–10 hours.',
    ],
    ['on', 'us - we', 'us – we'],
    ['on', '3-5 days', '3–5 days'],
    ['on', 'Good pay -- good people—and more', 'Good pay – good people – and more'],
    ['on', 'Open 9am-5pm, Monday-Friday', 'Open 9am–5pm, Monday–Friday'],
    ['on', '£30,000-£35,000 or £30-35k', '£30,000–£35,000 or £30–35k'],
    ['on', '10-15% in 2024-2026 and 2025-26', '10–15% in 2024–2026 and 2025–26'],
    ['on', '09:00 - 17:30', '09:00–17:30'],
    ['on', '37.5-40 hours, 5-10kg', '37.5–40 hours, 5–10kg'],
    ['on', 'us - we', 'us—we', american],
    ['on', 'us – we, 3-5 days', 'us—we, 3–5 days', american],
    ['on', 'full-time, part-time, well-known'],
    ['on', 'Call 020-7946-0018 or 555-1234'],
    ['on', '2026-12-25 and 25-12-2026'],
    ['on', '- plan the day\n- run it'],
    ['on', 'COVID-19, F-16, MS-900, A-12'],
    ['on', 'down to -5 degrees, 3 - 5 = -2'],
    ['on', '1-2-1 support, 4-4-2, 24-7, 50-50'],
    ['on', 'ISO 9001-2015, EN 50-128'],
    ['on', 'full- and part-time, pre- and post-sale'],
    ['on', 'run --help and x-rays'],
    ['on', '16-18-year-olds and 3-4-bed houses'],
    ['on', '"us - we"'],
    ['on', 'us – we, 3–5 days'],
    ['on', 'https://example.org/3-5/a--b'],
    ['on', '2024-05 and 0900-1700'],
  ],
};

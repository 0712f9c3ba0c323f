import type { RuleCases } from './case.ts';

export const ampersandsInSentencesCases: RuleCases = {
  rule: 'Ampersands1',
  options: { on: { Ampersands1: true } },
  cases: [
    ['on', 'You plan & run the rota.', 'You plan and run the rota.'],
    ['on', 'Join Sales & Marketing.', 'Join Sales and Marketing.'],
    ['on', '- cooking, cleaning & care', '- cooking, cleaning and care'],
    ['on', 'Grades 5 & 6', 'Grades 5 and 6'],
    ['on', 'Learning & Development team', 'Learning and Development team'],
    ['on', 'AT&T, R&D, T&Cs, Q&A and P&L'],
    ['on', 'Smith & Sons Ltd, Ernst & Young, Marks & Spencer'],
    ['on', 'Crate & Barrel, Head & Shoulders'],
    ['on', 'Tom & Jerry'],
    ['on', 'The & stays, and so does a & b && c'],
    ['on', '# Pay & perks'],
    ['on', '"plan & run"'],
    ['on', 'Black & Decker tools and R & D'],
    ['on', 'Fenmoor & Sea', null, { names: ['Fenmoor & Sea'] }],
    ['on', 'Baker & Partners'],
  ],
};

export const ampersandsInHeadingsCases: RuleCases = {
  rule: 'Ampersands2',
  options: { on: { Ampersands2: true } },
  cases: [
    ['on', '# Pay & perks', '# Pay and perks'],
    ['on', '## Pay & Benefits', '## Pay and Benefits'],
    ['on', '# Health & Safety', '# Health and Safety'],
    ['on', '# Where & when you work', '# Where and when you work'],
    ['on', '# Training & Development', '# Training and Development'],
    ['on', '# Hours & pay & leave', '# Hours and pay and leave'],
    ['on', 'You plan & run the rota.'],
    ['on', '# Working at AT&T'],
    ['on', '# Ts & Cs and Q & A'],
    ['on', '# Smith & Sons Ltd'],
    ['on', '# Marks & Spencer'],
    ['on', '# Johnson & Johnson jobs'],
    ['on', '- plan & run'],
  ],
};

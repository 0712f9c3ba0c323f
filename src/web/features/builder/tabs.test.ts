import { describe, expect, it } from 'vitest';
import { listTabs, nextTab, previousTab } from './tabs.ts';

const blank = {
  type: 'blankAdCanvas',
  saved: true,
  copywritingFinished: false,
  role: 'recruiter',
  reviewed: false,
} as const;
const words = (subject: Parameters<typeof listTabs>[0]) => listTabs(subject).map(({ step, label }) => step + label);

describe('the tabs of the builder', () => {
  it('are numbered without a gap', () => {
    expect(words(blank)).toEqual(['Step 1. - General', 'Step 2. - Job Description', 'Step 3. - Advert']);
  });

  it('have the brief for a copywriter only', () => {
    expect(words({ ...blank, type: 'copywriter' })).toEqual([
      'Step 1. - General',
      'Step 2. - Brief',
      'Step 3. - Job Description',
      'Step 4. - Advert',
    ]);
  });

  it('end with the review once somebody was asked, never for copywriters', () => {
    expect(words({ ...blank, reviewed: true }).at(-1)).toBe('Step 4. - Review');
    const subject = { ...blank, type: 'copywriter', reviewed: true } as const;
    expect(listTabs(subject).at(-1)).toMatchObject({ tab: 'review', closed: 'The copywriter has not finished yet.' });
    expect(words({ ...subject, role: 'copywriter' }).at(-1)).toBe('Step 4. - Advert');
  });

  it('open with the first save', () => {
    const tabs = listTabs({ ...blank, saved: false });
    expect(tabs.map(({ closed }) => closed)).toEqual([
      undefined,
      'Save the General tab first.',
      'Save the General tab first.',
    ]);
    expect(nextTab(tabs, 'general')).toBeUndefined();
  });

  it('keep the text of a copywriter closed until it is finished, but not for them', () => {
    const subject = { ...blank, type: 'copywriter' } as const;
    expect(listTabs(subject).at(-1)?.closed).toBe('The copywriter has not finished yet.');
    expect(listTabs({ ...subject, copywritingFinished: true }).at(-1)?.closed).toBeUndefined();
    expect(listTabs({ ...subject, role: 'copywriter' }).at(-1)?.closed).toBeUndefined();
  });

  it('lead on and back', () => {
    const tabs = listTabs(blank);
    expect(nextTab(tabs, 'general')).toBe('jobDescription');
    expect(previousTab(tabs, 'advert')).toBe('jobDescription');
    expect(previousTab(tabs, 'general')).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AdvertText, postsFromText } from './posts-from-text.ts';

const advert: AdvertText = {
  headline: 'A wind farm is a sculpture until you plug it in',
  paragraphs: [
    'Leeds, three days a week at home.',
    'Out on Hornsea Flats, 40 new turbines will be ready in three years. They power nothing until they meet the grid.',
    'You will take our next two connections from application to first power. You will know the engineers by name.',
  ],
  points: ['Spring. Take over the application', 'Summer. Agree the point of connection'],
  jobTitle: 'Grid Connections Engineer',
  place: 'Leeds',
  pay: '£46,000 to £55,000 a year',
  deadline: '11 December 2026',
};

describe('posts in the words of the advert', () => {
  it('quote the headline and whole sentences, then the facts', () => {
    const posts = postsFromText(advert, 0);
    expect(posts?.linkedin.title).toBe(advert.headline);
    expect(posts?.linkedin.content.startsWith('Out on Hornsea Flats, 40 new turbines')).toBe(true);
    expect(posts?.linkedin.content).toContain('Grid Connections Engineer, Leeds. £46,000 to £55,000 a year.');
    expect(posts?.linkedin.content.endsWith('Apply by 11 December 2026.')).toBe(true);
    expect(posts?.facebook.content).toContain('You will know the engineers by name.');
    expect(posts?.x.content).toContain('Apply by 11 December 2026.');
  });

  it('take other passages the next time', () => {
    expect(postsFromText(advert, 1)?.linkedin.content).not.toBe(postsFromText(advert, 0)?.linkedin.content);
  });

  it('say the place and the pay once', () => {
    const said =
      'Join us in Leeds as a Grid Connections Engineer. The pay is £46,000 to £55,000 a year, and the work is ours.';
    const posts = postsFromText({ ...advert, paragraphs: [said], points: [] }, 0);
    for (const post of [posts?.linkedin, posts?.facebook]) expect(post?.content.split('£46,000').length).toBe(2);
  });

  it('are not made where nothing can be quoted', () => {
    expect(postsFromText({ ...advert, paragraphs: ['Soon.'] }, 0)).toBeUndefined();
  });

  it('never exceed 280 characters on X, and say nothing that the advert does not', () => {
    const words = fc.array(fc.constantFrom('turbine', 'Wind', '🌊', 'crew.', 'On', 'a', 'boat?', 'x'.repeat(120)), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(words, fc.array(words, { maxLength: 5 }), fc.nat(9), (headline, paragraphs, iteration) => {
        const text = { ...advert, headline: headline.join(' '), paragraphs: paragraphs.map((one) => one.join(' ')) };
        const posts = postsFromText(text, iteration);
        if (posts === undefined) return;
        expect([...posts.x.content].length).toBeLessThanOrEqual(280);
        expect(posts.x.content).not.toBe('');
      }),
    );
  });
});

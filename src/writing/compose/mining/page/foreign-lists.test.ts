import { describe, expect, it } from 'vitest';
import { readLines } from './lines.ts';

const texts = (paper: string): string[] => readLines(paper).lines.map(({ text }) => text);

describe('a list under a heading in another language', () => {
  const paper = [
    'YOUR PROFILE',
    '- Confident programming in C',
    '- Willing to travel up to 5 days a year',
    '',
    'Wir bieten',
    '- 30 Tage Urlaub',
    '- Betriebskindergarten',
    '- Jobticket',
    '',
    'Vertraulich - nur für den internen Gebrauch',
  ].join('\n');
  it('is left out, word by word', () => {
    expect(texts(paper)).toEqual(['Confident programming in C', 'Willing to travel up to 5 days a year']);
  });
  it('what is English in it is read', () => {
    expect(texts(`Notre profil\n- Good English\n- Driving licence\n${paper}`)).toContain('Driving licence');
  });
  it.each([
    ['YOUR PROFILE\n- Kubernetes\n- Terraform', 'Kubernetes'],
    ['Ihre Aufgaben\n- Aufbau der Anlage\n\nYOUR PROFILE\n- Kubernetes', 'Kubernetes'],
  ])('a name under an English heading is kept: %s', (text, name) => expect(texts(text)).toContain(name));
});

describe('a heading that says what helps', () => {
  it.each(['It helps if', 'It helps if you', 'It also helps if', 'It is an advantage if'])('%s', (heading) => {
    const { lines } = readLines(
      `You need\n- A good attitude to learning\n\n${heading}\n- you did practical craft skills at school\n- you have had a weekend job`,
    );
    expect(lines.map(({ section }) => section)).toEqual(['person', 'desirable', 'desirable']);
  });
});

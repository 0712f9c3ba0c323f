import { describe, expect, it } from 'vitest';
import { allExclusions } from './withhold.ts';

/** Of each protected characteristic some people and what is said of them. */
const people = {
  origin: ['Germans', 'Poles', 'Turks', 'Indians', 'Nigerians', 'Asian people', 'foreigners'],
  religion: ['Muslims', 'Catholics', 'Jews', 'Hindus', 'Sikh people', 'atheists'],
  orientation: ['gays', 'lesbians', 'heterosexuals', 'trans people'],
  sex: ['women', 'men', 'girls'],
  age: ['over-fifties', 'pensioners', 'older workers', 'young people'],
  family: ['mothers', 'pregnant women', 'single parents'],
  disability: ['disabled people', 'wheelchair users', 'deaf people'],
};
const against = [
  (who: string) => `No room for ${who}`,
  (who: string) => `There is no place for ${who} on our floor`,
  (who: string) => `This is not for ${who}`,
  (who: string) => `${who} would not fit in`,
  (who: string) => `${who} have never lasted with us`,
  (who: string) => `${who} would only slow us down`,
  (who: string) => `${who} make our guests uneasy`,
  (who: string) => `${who} tend to be unreliable`,
  (who: string) => `We would rather not have ${who}`,
  (who: string) => `We can't work with ${who}`,
];
const forThem = [
  (who: string) => `${who} fit best here`,
  (who: string) => `${who} will feel at home with us`,
  (who: string) => `${who} work harder`,
  (who: string) => `Reserved for ${who}`,
  (who: string) => `A kitchen of ${who}`,
];
const qualities = {
  origin: ['German', 'Polish', 'Irish', 'Indian', 'British', 'white'],
  religion: ['Catholic', 'Hindu', 'Muslim', 'Protestant'],
  sex: ['male', 'female'],
  age: ['young'],
};
const houses = [
  (how: string) => `Our team is ${how} to the bone`,
  (how: string) => `The crew stays ${how}`,
  (how: string) => `We are ${how} through and through`,
  (how: string) => `This house remains ${how}`,
  (how: string) => `Our staff is 100% ${how}`,
  (how: string) => `Our shop is proudly ${how} and will remain so`,
  (how: string) => `We keep it ${how}`,
  (how: string) => `Keep the team ${how}`,
  (how: string) => `All of us are ${how}`,
  (how: string) => `An all-${how} crew`,
  (how: string) => `We like our people ${how}`,
  (how: string) => `Our floor is ${how} and we want it to stay that way`,
];
const cross = (rows: Readonly<Record<string, readonly string[]>>, frames: readonly ((who: string) => string)[]) =>
  Object.values(rows)
    .flat()
    .flatMap((who) => frames.map((frame) => frame(who)));

describe('a group in a frame that bars it or wants it', () => {
  it.each(cross(people, against))('%s', (typed) => expect(allExclusions(typed)).not.toEqual([]));
  const { origin, religion } = people;
  it.each(cross({ origin: origin.slice(0, -1), religion }, forThem))('%s', (typed) =>
    expect(allExclusions(typed)).not.toEqual([]),
  );
  it.each(cross(qualities, houses))('%s', (typed) => expect(allExclusions(typed)).not.toEqual([]));
  it.each([
    'German stock',
    'A Polish house',
    'Polish crew',
    'Join a German team',
    'Of good Irish stock',
    'White and proud',
    'The right faith counts',
    'From a good Brahmin home',
    'Danes to the bone',
    'An office of Bavarians, and we would like to keep it that way',
    'Under-thirties thrive here',
    'Catholics will feel at home, others will not',
    'Muslims and Jews would not be happy with us',
    'White applicants have better chances',
    'We like them young',
    "We don't do wheelchairs",
    'Locals get it first, immigrants never',
    'A girls only floor',
    'Arabs are asked to look elsewhere',
    'Lesbians would be better off elsewhere',
    'Serve alongside an entirely Swedish staff',
    'Only our own countrymen get this',
    'Gypsies are not our cup of tea',
    'Our apprentices have all been Protestants',
    'Help us stay white',
    'Keep foreigners out of the yard',
    'Everybody behind the counter is Scottish, and proud of that',
    'Scots at heart and in head',
    'We do not see ourselves working with Hindus',
    'Experience shows that Romanians steal',
    'Only a Hungarian can understand our ways',
    'Black applicants are usually disappointed here',
    'Brahmins eat separately',
    'Normal families first',
  ])('%s', (typed) => expect(allExclusions(typed)).not.toEqual([]));
});

describe('what is no such frame', () => {
  it.each([
    'We are a German company',
    'Germans love our cheese',
    'Poles and Turks work here side by side',
    'We never turn Muslims away',
    'We welcome applications from black candidates',
    'Muslims pray in the quiet room',
    'Our customers are all Germans',
    'Our founders were Danes and Swedes',
    'Everyone who is deaf or blind is welcome',
    'Immigrants get free legal advice from us',
    'Refugees do not wait here',
    'Keep visitors out of the yard',
    'Only a German-speaking nurse can take these calls',
    'Irish coffee and Danish pastries',
    'Indians and Pakistanis play cricket on our ground',
    'We are Irish-owned',
    'Our kitchen is Italian and our menu changes daily',
    'An international team',
    'You work in an Indian restaurant',
    'A German bakery in Leeds',
    'An Italian kitchen with six cooks',
    'Our German team is in Erfurt',
    'You join the Polish team by phone each morning',
    'Our team speaks German and Polish',
    'Our team is German-speaking',
    'Our team is German and Polish',
    'Half of our team are Polish',
    'German beers and Irish cheese',
    'Proudly Irish, made in Cork',
    'Our beer is German through and through',
    'We help refugees',
    'Refugees feel at home in our hostel',
    'Older people are more than patients to us',
    'A house for deaf people',
    'Disabled people are welcome',
    'Parents are too busy to read long letters',
    'We keep it simple',
    'We keep the shop clean',
    'Work best when the team is small',
    'You care for people with a disability',
    'Staff of 40 from 12 countries',
    'English is the language of our office',
    'No room for error',
    'A Georgian house by the river',
    'A Catholic school in Galway',
    'Muslims, Christians and Jews all work here',
    'A job for everyone, whatever their faith',
  ])('%s', (typed) => expect(allExclusions(typed)).toEqual([]));
});

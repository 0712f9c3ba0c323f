import { describe, expect, it } from 'vitest';
import { readImperatives } from './imperatives.ts';
import { plainOrder } from './orders-to-writer.ts';

const read = (value: string): string[] => readImperatives([{ id: '1', value }]).required.map(({ text }) => text);

describe('an order to whoever writes', () => {
  it.each([
    ['Include the sentence "We welcome applications from returners."', ['We welcome applications from returners']],
    ['State clearly that weekends are compulsory', ['Weekends are compulsory']],
    ['Make it clear that equine work is optional', ['Equine work is optional']],
    ['Give the closing date as 21 November', ['Applications close on 21 November']],
    ['Mention water in the headline', ['Water']],
    ['Include the word community', ['Community']],
    ['Include Kannada as welcome', ['Kannada is welcome']],
    ['Say that tailors with suit experience are welcome', ['Tailors with suit experience are welcome']],
    ['Say that about a third of the time goes on automation', ['About a third of the time goes on automation']],
    ['Include restaurant recommendations as part of the job', ['Restaurant recommendations']],
    ["Don't mention CVs, a phone call is fine", ['A phone call is fine']],
    ['Say upfront that the post is on site', ['The post is on site']],
    ['Make sure the union recognition is mentioned', ['The union recognition']],
    ['The night allowance should be mentioned', ['The night allowance']],
    ['Ensure that we mention that lunch is free', ['Lunch is free']],
    ['Reassure applicants that nobody has to move before 2027', ['Nobody has to move before 2027']],
    ['Let candidates know that interviews are on Teams', ['Interviews are on Teams']],
    [
      'Encourage people from underrepresented groups to apply',
      ['We encourage people from underrepresented groups to apply'],
    ],
    ['Invite applications from career changers', ['We invite applications from career changers']],
    ['Quote reference CAL/25/118', ['Quote reference CAL/25/118 when you apply']],
    [
      'Mention that we close for two weeks in August and that leave must be taken then',
      ['We close for two weeks in August and leave must be taken then'],
    ],
    ['Mention: night allowance £4/hr; Sunday double time', ['Night allowance £4/hr', 'Sunday double time']],
    ['Include link to www.calder.example/jobs', ['Find out more at www.calder.example/jobs']],
    ['No agencies please', ['No agencies, please']],
    ['Give the pay as well as the night allowance of 20%', ['The pay', 'There is a night allowance of 20%']],
    ['Interviews 3 and 4 May', ['Interviews are on 3 and 4 May']],
    ['Say where the clinic is', ['The place']],
    ['State what the job pays', ['The pay']],
    ['Give the hours per week', ['The hours']],
    ["Please don't forget to mention the sleep-in rate", ['The sleep-in rate']],
    ['We need to say that the post is politically restricted', ['The post is politically restricted']],
    ['The advert should mention that lunch is free', ['Lunch is free']],
    ['Make it obvious that this is a night role', ['This is a night role']],
    ['State salary is depending on experience', ['The salary depends on experience']],
    ['Add please quote ref 881 in the subject line', ['Please quote ref 881 in the subject line']],
    ['Put in that dogs are welcome', ['Dogs are welcome']],
    ['Make reference to the Armed Forces Covenant', ['The Armed Forces Covenant']],
    ['Mention our Ofsted rating but not the old one', ['Our Ofsted rating']],
    ['Include the phone number 01904 555 010', ['Call us on 01904 555 010']],
    ['Add our email jobs@calder.example', ['Email us at jobs@calder.example']],
    ['Add a line about our new kit room', ['Our new kit room']],
    ['Say something about the view', ['The view']],
    ['Talk up the pension', ['The pension']],
    ['Reference to our net zero pledge', ['Our net zero pledge']],
    ['Must be in: "No CVs by post"', ['No CVs by post']],
    ['Work in the phrase "grow your own way"', ['Grow your own way']],
    ['Ask whether they have a forklift licence', ['Tell us whether you have a forklift licence']],
    ['Ask if they can start in May', ['Tell us whether you can start in May']],
    ['Tell them where we are (opposite Lidl)', ['We are opposite Lidl']],
  ])('%s', (typed, said) => {
    expect(read(typed)).toEqual(said);
  });

  it.each([
    'Use "you" throughout',
    'No more than 3 exclamation marks',
    'No emojis please',
    'Refer to us as "the Trust", never "the company"',
    'Write in the second person',
    'Max 120 words',
    'Include hashtag #TeamCalder',
    'Include EEO statement',
    'Add our logo',
    'Put the closing date in bold',
    'Keep the headline under 8 words',
    'Include a call to action',
  ])('on the wording is nothing to say: %s', (typed) => {
    expect(readImperatives([{ id: '1', value: typed }])).toMatchObject({
      required: [],
      notes: [expect.stringContaining('about the wording')],
    });
  });

  it('leaves alone what the reader does', () => {
    expect(read('Include your notice period')).toEqual(['Include your notice period']);
    expect(read('Say that no questions are too small')).toEqual(['No questions are too small']);
    expect(read('Mention that up to 3 questions are asked')).toEqual(['Up to 3 questions are asked']);
  });

  it('is the reader’s where the reader quotes', () => {
    expect(readImperatives([{ id: '1', value: 'Quote ref CAL/25' }]).required[0]?.statement).toMatchObject({
      kind: 'verb',
      text: 'Quote reference CAL/25 when you apply',
    });
  });

  it('takes a described thing for a thing', () => {
    expect(read('Mention Disability Confident & guaranteed interview scheme')).toEqual([
      'Disability Confident and guaranteed interview scheme',
    ]);
  });

  it.each(['No phone calls', 'No CVs by post', 'No recruitment agencies'])('keeps a request: %s', (typed) => {
    expect(readImperatives([{ id: '1', value: typed }]).required[0]?.statement).toMatchObject({
      kind: 'loose',
      text: typed,
    });
  });

  it('keeps what only some may do as it was typed', () => {
    expect(
      readImperatives([{ id: '1', value: 'Only internal applicants for now' }]).required[0]?.statement,
    ).toMatchObject({
      kind: 'loose',
      text: 'Only internal applicants for now',
    });
  });
});

describe('an order to be open about something', () => {
  it.each([
    ['Be upfront about sleep-ins', 'Mention sleep-ins'],
    ['please be honest about the noise', 'Mention the noise'],
  ])('is an order to say it: %s', (typed, plain) => {
    expect(plainOrder(typed)).toBe(plain);
  });
});

describe('an order on how letters look', () => {
  it.each([
    'Write this headline in all caps and put our rating in it',
    'Please type the title with only capitals, then the score',
    'Put the bonus in bold and underline it',
  ])('is nothing to say: %s', (value) => {
    const { required, notes } = readImperatives([{ id: '1', value }]);
    expect(required).toEqual([]);
    expect(notes.join('\n')).toContain('about the wording');
  });
  it.each(['Say that training is done in Bold Street', 'Put in that dogs are welcome'])('is none here: %s', (value) => {
    expect(readImperatives([{ id: '1', value }]).required).toHaveLength(1);
  });
});

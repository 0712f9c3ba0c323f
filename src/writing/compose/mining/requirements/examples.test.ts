import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

describe('examples are no demands by themselves', () => {
  it.each([
    'Message queues such as Kafka, RabbitMQ, NATS',
    'Experience with tools like Jira, Confluence or Trello',
    'Work in materials such as oak, ash and stone',
    'Accounts packages, for example Sage, Xero or Dext',
    'Bring anything you have made: wood, clay, Lego, a bike',
    "Show us something you've fixed: a clock, a lawnmower, a laptop",
    'Anything with engines: cars, bikes, boats, mowers',
    'Experience in a regulated industry such as medical devices, pharma or aerospace',
  ])('%s', (line) => {
    expect(splitRequirements(line)).toEqual([line]);
  });
  it.each([
    ['Likes people, own car, good with figures', ['Likes people', 'own car', 'good with figures']],
    ['Tools such as Jira, good English, own car', ['Tools such as Jira', 'good English', 'own car']],
    ['CRM such as Salesforce, calm, punctual', ['CRM such as Salesforce', 'calm', 'punctual']],
    ['Some Python, some SQL, own laptop', ['Some Python', 'some SQL', 'own laptop']],
  ])('more is asked: %s', (line, parts) => {
    expect(splitRequirements(line)).toEqual(parts);
  });
  it('what somebody is invited to bring is asked of nobody', () => {
    expect(readPerson("Bring anything you've made: wood, clay, Lego, a bike")).toBeNull();
    expect(readPerson('Show us something you have drawn: comics, maps')).toBeNull();
  });
});

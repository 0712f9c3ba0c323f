import { describe, expect, it } from 'vitest';
import { freesSame, tellsMore, tellsTask } from './told-task.ts';

describe('a sentence that tells a task', () => {
  it.each([
    ['You lead seven people in the kitchen and the bar', 'lead the kitchen team'],
    ['You will manage five mechanics', 'supervise the workshop staff'],
    ['Manage 90 goats on a hill farm', 'manage the herd'],
    ['Look after 34 vans across two depots', 'manage the fleet'],
    ['You lead a team of eleven', 'supervise the cleaning team'],
    ['You manage 60 flats in the old town', 'manage the portfolio'],
    ['Teach 28 children in a village school', 'teach the class'],
    ['You run payroll for 65 shops', 'process payroll for 65 shops'],
    ['You welcome patients, run the first eye tests and help people choose frames', 'welcome customers'],
    ['You welcome guests and pour drinks', 'greet visitors'],
    ['You open the shop, count the tills and order stock', 'count the tills'],
    ['Inspect nurseries, clinics and school kitchens across the county', 'inspect premises'],
    ['You service pumps and boilers', 'service heating equipment'],
    ['Feed cows, goats and hens on a city farm', 'feed animals'],
  ])('%s / %s', (sentence, task) => {
    expect(tellsTask(sentence, task)).toBe(true);
  });
  it.each([
    ['You lead seven people in the kitchen', 'recruit, train and develop the kitchen team'],
    ['You drive the van', 'check the van each morning'],
    ['Manage 90 goats on a hill farm', 'plan breeding'],
    ['Look after 34 vans across two depots', 'wash the vans'],
    ['You choose the range and hire your own team', 'lead the shop team'],
    ['Keep a ferry running for 900 islanders', 'run the ticket desk'],
    ['You run payroll for 65 shops', 'process weekly and monthly payrolls'],
    ['Lead finance for a family firm', 'lead a finance team of 12'],
    ['We cook what the farm sends', 'cook lunch'],
    ['Lead the night shift in a bakery', 'plan the shift'],
    ['You manage five mechanics', 'manage the spare parts'],
    ['You welcome patients, run eye tests and help people choose frames', 'repair frames at the bench'],
    ['You plan menus and cost dishes', 'wash dishes'],
  ])('but both %s and %s', (sentence, task) => {
    expect(tellsTask(sentence, task)).toBe(false);
  });
});

describe('the same times off', () => {
  it.each([
    ['No nights and no Sundays, with a fixed rota', 'The clinic opens Monday to Friday and has no night shifts'],
    ['Every Sunday and Monday off', 'We are closed on Sundays'],
    ['No weekends', 'The workshop does not open at weekends'],
    ['You work no evenings', 'Nobody works evenings here'],
    ['Never on Sundays: the shop is closed Sundays', 'No Sundays'],
  ])('%s / %s', (one, other) => {
    expect(freesSame(one, other)).toBe(true);
    expect(freesSame(other, one)).toBe(true);
  });
  it.each([
    ['No nights and no Sundays', 'One Saturday in four'],
    ['No weekends', 'Every Friday afternoon off'],
    ['No travel', 'No nights'],
    ['Nights only', 'No nights'],
  ])('but both %s and %s', (one, other) => {
    expect(freesSame(one, other)).toBe(false);
  });
});

describe('a sentence that tells more than the task', () => {
  it.each([
    ['Manage 90 goats on a hill farm', 'manage the herd'],
    ['You lead seven people in the kitchen', 'lead the kitchen team'],
    ['Look after 34 vans across two depots', 'manage the fleet'],
  ])('%s / %s', (sentence, task) => {
    expect(tellsMore(sentence, task)).toBe(true);
  });
  it.each([
    ['You lead the kitchen team', 'lead a kitchen team of seven'],
    ['You lead the kitchen team', 'lead the kitchen team'],
    ['Manage 90 goats', 'plan breeding'],
  ])('but not %s / %s', (sentence, task) => {
    expect(tellsMore(sentence, task)).toBe(false);
  });
});

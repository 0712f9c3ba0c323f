import { describe, expect, it } from 'vitest';
import { wantsOnlyGroup } from './open-titles.ts';
import { displayTitle } from './title.ts';

describe('a title from which a word goes that shuts people out', () => {
  it.each([
    ['Young & Dynamic Sales Executive!!! (Immediate Joiner)', 'Sales Executive'],
    ['Enthusiastic & Young Warehouse Manager', 'Warehouse Manager'],
    ['Young, Dynamic and Hungry Chef de Partie', 'Chef de Partie'],
    ['Bright, Young & Energetic Receptionist - Leeds', 'Receptionist'],
    ['Young Energetic Delivery Driver', 'Delivery Driver'],
    ['Smart and Young Front Office Executive', 'Front Office Executive'],
    ['Female Receptionist', 'Receptionist'],
    ['Male/Female Staff Nurse', 'Staff Nurse'],
    ['Senior Male Nurse', 'Senior Nurse'],
    ['Receptionist / Lady Secretary', 'Receptionist / Secretary'],
    ['Security Guard Male Only', 'Security Guard'],
    ['Accountant & Female', 'Accountant'],
    // There is a word for everybody.
    ['Sales Girl', 'Salesperson'],
    ['Sales Boys/Girls', 'Salespeople'],
    ['Young Sales Lady', 'Salesperson'],
    ['Delivery Boy', 'Delivery Person'],
    ['Girl Friday', 'Office Assistant'],
  ])('%s', (typed, said) => {
    const title = displayTitle(typed, null);
    expect(title?.text).toBe(said);
    expect(title?.changed).not.toBeNull();
  });
  it.each([
    'Office Girl',
    'Office Boy wanted',
    'Boys for Packing',
    'Young Ladies',
    'Counter Girl - Part Time',
    'Pantry Boy!!!',
  ])('has no post besides: %s', (typed) => {
    expect(displayTitle(typed, null)).toBeNull();
    expect(wantsOnlyGroup(typed)).toBe(true);
  });
});

describe('a title with praise alone, that shuts nobody out', () => {
  it.each([
    ['Dynamic & Enthusiastic Sales Executive', 'Sales Executive'],
    ['Enthusiastic, Motivated and Driven Team Leader', 'Team Leader'],
    ['Rockstar Ninja Developer (m/f/d) - URGENT', 'Developer'],
  ])('%s', (typed, said) => {
    expect(displayTitle(typed, null)?.text).toBe(said);
    expect(displayTitle(typed, null)?.changed).toBeNull();
  });
});

describe('a title whose words only look like it', () => {
  it.each([
    ["Young People's Worker", "Young People's Worker"],
    ["Girls' Football Coach", "Girls' Football Coach"],
    ['Smart Meter Installer', 'Smart Meter Installer'],
    ['Fresh Produce Manager', 'Fresh Produce Manager'],
    ['Food and Beverage Manager', 'Food and Beverage Manager'],
    ['Health & Safety Officer', 'Health and Safety Officer'],
    ['Python Ninja', 'Python Specialist'],
  ])('%s', (typed, said) => {
    expect(displayTitle(typed, null)?.text).toBe(said);
    expect(displayTitle(typed, null)?.changed).toBeNull();
  });
});

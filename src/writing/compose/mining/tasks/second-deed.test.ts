import { expect, it } from 'vitest';
import { withSecondDeed } from './second-deed.ts';

it.each([
  ['collect samples for the lab and taking to the post', 'collect samples for the lab and take to the post'],
  [
    'prepare functional specs and coordinating with the ABAP team',
    'prepare functional specs and coordinate with the ABAP team',
  ],
  ['evaluate sessions and reporting to the board', 'evaluate sessions and report to the board'],
  ['serve customers in the shop and answering the phone', 'serve customers in the shop and answer the phone'],
  ['keep records for residents, and sharing with families', 'keep records for residents, and share with families'],
  [
    'monitor the freezer temperature and recording in the register',
    'monitor the freezer temperature and record in the register',
  ],
  ['log deliveries, and forwarding them to the office', 'log deliveries, and forward them to the office'],
  ['check tyre pressures and entering on the card', 'check tyre pressures and enter on the card'],
])('turns a second deed of "%s"', (task, turned) => {
  expect(withSecondDeed(task)).toBe(turned);
});

it.each([
  'collect pre and post pasteurisation samples and sending',
  'monitor the deep freezer temperature and recording in',
  'weigh parcels and labelling to',
])('finds no end to "%s"', (task) => {
  expect(withSecondDeed(task)).toBeNull();
});

it.each([
  'supervise packing and sending',
  'clean cabins and dining rooms',
  'manage budgets and reporting to the board',
  'operate the forklift and loading shovel',
  'record cleaning and reporting',
  'support the team with budgets and reporting to the board',
  'sort and pack parcels',
])('leaves "%s" alone', (task) => {
  expect(withSecondDeed(task)).toBe(task);
});

/** The ten steps of each colour, index 0 to 9 (design language, section 2). */
import type { MantineColorsTuple } from '@mantine/core';

/** Ink acts: buttons, links, brand. */
export const ink: MantineColorsTuple = [
  '#eff5f2',
  '#dce9e3',
  '#bcd5cb',
  '#92bbad',
  '#639e8f',
  '#3e8072',
  '#28655a',
  '#1b4f47',
  '#143c37',
  '#0c2926',
];

/** Marker shows the place, the choice and what is under discussion; never a button, never text. */
export const marker: MantineColorsTuple = [
  '#fffae3',
  '#fff3c2',
  '#ffe98f',
  '#ffdd5c',
  '#f8ce34',
  '#e4b414',
  '#b98d0a',
  '#8a6909',
  '#5c470a',
  '#3d300b',
];

/** The desk by day. */
export const gray: MantineColorsTuple = [
  '#fafbf9',
  '#f4f5f2',
  '#ebeee9',
  '#dfe3dc',
  '#cbd0c8',
  '#a9b0a7',
  '#7d857c',
  '#586059',
  '#343b37',
  '#161d1b',
];

/** The desk at night. */
export const dark: MantineColorsTuple = [
  '#ecefea',
  '#c9d1cb',
  '#a5afa9',
  '#6f7e78',
  '#3a4742',
  '#2a3531',
  '#1d2624',
  '#161e1c',
  '#101615',
  '#0a0f0e',
];

import type { ApplyHouseStyle } from '../types.ts';

/** Every written text has one kind of apostrophe, the one of the frames and of the product's own wording, whatever was typed. */
export const oneApostrophe = (text: string): string => text.replace(/[\u2018\u2019\u201b\u02bc]/g, "'");

/** House style, on a sentence with one kind of apostrophe, and with one kind after it. */
export const withOneApostrophe =
  (house: ApplyHouseStyle): ApplyHouseStyle =>
  (text) =>
    oneApostrophe(house(oneApostrophe(text)));

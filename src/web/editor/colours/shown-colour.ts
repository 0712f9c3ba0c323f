/** Least lightness (OKLCH, 0 to 1) of words on dark paper: 4.5 to 1 and more for every hue. */
const darkLightness = 0.76;

/** How a text colour, which is chosen for white paper, is drawn on paper of either scheme. */
export function shownColour(hex: string): string {
  return `light-dark(${hex}, oklch(from ${hex} max(l, ${darkLightness}) c h))`;
}

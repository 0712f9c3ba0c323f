/** The 14 swatches: the design's own palette, darkest and greys first, all readable as words on paper. */
export const swatches: readonly { name: string; value: string }[] = [
  { name: 'Black', value: '#161d1b' },
  { name: 'Charcoal', value: '#343b37' },
  { name: 'Grey', value: '#586059' },
  { name: 'Light grey', value: '#7d857c' },
  { name: 'Ink', value: '#143c37' },
  { name: 'Pine', value: '#28655a' },
  { name: 'Sage', value: '#3e8072' },
  { name: 'Green', value: '#1f6b52' },
  { name: 'Blue', value: '#2a5fd0' },
  { name: 'Red', value: '#b42b21' },
  { name: 'Clay', value: '#92470f' },
  { name: 'Ochre', value: '#8a6909' },
  { name: 'Bronze', value: '#5c470a' },
  { name: 'Umber', value: '#3d300b' },
];

/** A typed colour as it is stored, or undefined while it isn't '#' and six hex digits. */
export function parseHexColour(typed: string): string | undefined {
  const colour = typed.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(colour) ? colour : undefined;
}

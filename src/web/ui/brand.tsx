/** The mark: an H whose bar is a highlighter's stroke. */

/** The mark alone; `inverted` on dark ground. */
export function BrandMark({ inverted = false }: { inverted?: boolean }) {
  const ground = inverted ? '#fff' : '#143c37';
  const stems = inverted ? '#0c2926' : '#fff';
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <rect width="26" height="26" rx="6" fill={ground} />
      <rect x="7" y="6" width="3.2" height="14" fill={stems} />
      <rect x="15.8" y="6" width="3.2" height="14" fill={stems} />
      <path d="M4.6 14.9 21.4 11v2.9L4.6 17.8z" fill={inverted ? '#e4b414' : '#f8ce34'} />
    </svg>
  );
}

/** How long the page says that something was done, in milliseconds (D2 section 9, D1 section 8; errors: decisions, Guidelines). */
export const feedback = {
  /** 'Copied' in place of a button's words. */
  copied: 1_500,
  /** The tooltip that confirms a copy, and 'Copied!' among the social media posts. */
  tooltip: 2_000,
  success: 4_000,
  error: 6_000,
} as const;

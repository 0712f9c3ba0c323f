/** The Mantine theme (design language, section 5). What needs more than a default is styled in `web/ui`. */
import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';
import { dark, gray, ink, marker } from './palette.ts';

const none = 'transparent';

const variantColorResolver: VariantColorsResolver = (input) => {
  const border = `1px solid ${none}`;
  if (input.color === 'red' && input.variant === 'filled') {
    return { background: '#b42b21', hover: '#97221a', color: '#ffffff', border };
  }
  if (input.color === 'red') return { background: none, hover: 'var(--hw-red-soft)', color: 'var(--hw-red)', border };
  if (input.color === 'gray' && input.variant === 'subtle') {
    return { background: none, hover: 'var(--hw-hover)', color: 'var(--mantine-color-dimmed)', border };
  }
  if (input.variant === 'filled' && (input.color === undefined || input.color === 'ink')) {
    return {
      background: 'var(--mantine-primary-color-filled)',
      hover: 'var(--mantine-primary-color-filled-hover)',
      color: 'var(--mantine-primary-color-contrast)',
      border,
    };
  }
  if (input.variant === 'light') {
    return { background: 'var(--hw-ink-soft-2)', hover: 'var(--hw-ink-soft-2)', color: 'var(--hw-ink-text)', border };
  }
  if (input.variant === 'default') {
    const text = 'var(--mantine-color-text)';
    return { background: 'var(--hw-paper)', hover: 'var(--hw-paper)', color: text, border: '1px solid var(--hw-line)' };
  }
  if (input.variant === 'subtle') {
    return { background: none, hover: 'var(--hw-hover)', color: 'var(--hw-ink-text)', border };
  }
  return defaultVariantColorsResolver(input);
};

/** Passed once to MantineProvider, together with `cssVariablesResolver`. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 2 },
  colors: { ink, marker, gray, dark },
  white: '#ffffff',
  black: '#161d1b',
  autoContrast: true,
  luminanceThreshold: 0.42,
  variantColorResolver,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  fontSmoothing: true,
  fontFamily: '"Schibsted Grotesk Variable", system-ui, sans-serif',
  headings: {
    fontFamily: '"Newsreader Variable", Georgia, serif',
    fontWeight: '400',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2.25rem', lineHeight: '1.12' },
      h2: { fontSize: '1.5rem', lineHeight: '1.2' },
      h3: { fontSize: '1.25rem', lineHeight: '1.25' },
      h4: { fontSize: '1.125rem', lineHeight: '1.3' },
      h5: { fontSize: '.9375rem', lineHeight: '1.35' },
      h6: { fontSize: '.8125rem', lineHeight: '1.35' },
    },
  },
  fontSizes: { xs: '.75rem', sm: '.875rem', md: '.9375rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.6', xl: '1.35' },
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  spacing: { xs: '.5rem', sm: '.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  breakpoints: { xs: '37.5em', sm: '56.25em', md: '75em', lg: '90em', xl: '105em' },
  components: {
    Button: { defaultProps: { size: 'md' } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 250, multiline: true, maw: 280, zIndex: 1300 } },
    Menu: { defaultProps: { shadow: 'lg', radius: 'lg', position: 'bottom-end' } },
    Popover: { defaultProps: { shadow: 'lg', radius: 'lg' } },
  },
});

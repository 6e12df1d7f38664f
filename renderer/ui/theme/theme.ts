import { createTheme, type MantineColorsTuple, rem } from '@mantine/core';
import { components } from './components.ts';
import { variantColorResolver } from './variant-colors.ts';

const accent: MantineColorsTuple = [
  '#e6fbf7',
  '#c6f4ec',
  '#98e9dc',
  '#6adecd',
  '#46d3bf',
  '#2bb8a5',
  '#189683',
  '#0c7a6b',
  '#08695f',
  '#064e46',
];
const dark: MantineColorsTuple = [
  '#eceef0',
  '#c9cccf',
  '#abafb4',
  '#92979d',
  '#3a3d41',
  '#282b2e',
  '#212326',
  '#141517',
  '#101112',
  '#0c0d0e',
];
const gray: MantineColorsTuple = [
  '#fcfcfb',
  '#f5f5f3',
  '#e9e9e6',
  '#d9dad7',
  '#c3c5c4',
  '#83878d',
  '#5d6268',
  '#4d5156',
  '#33363a',
  '#191b1d',
];

/** Mantine theme of the studio (look.md section 11). Colours come from tokens.css through cssVariablesResolver. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 8, dark: 4 },
  colors: { accent, dark, gray },
  white: '#ffffff',
  black: '#191b1d',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: { xs: rem(11), sm: rem(12), md: rem(13), lg: rem(15), xl: rem(17) },
  lineHeights: { xs: '1.45', sm: '1.33', md: '1.54', lg: '1.47', xl: '1.65' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(22), lineHeight: '1.55', fontWeight: '500' },
      h2: { fontSize: rem(17), lineHeight: '1.41' },
      h3: { fontSize: rem(15), lineHeight: '1.33' },
      h4: { fontSize: rem(13), lineHeight: '1.54' },
    },
  },
  spacing: { xs: rem(4), sm: rem(8), md: rem(12), lg: rem(16), xl: rem(24) },
  radius: { xs: rem(5), sm: rem(7), md: rem(8), lg: rem(10), xl: rem(12) },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-2)',
    xl: 'var(--shadow-2)',
  },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'default',
  variantColorResolver,
  components,
});

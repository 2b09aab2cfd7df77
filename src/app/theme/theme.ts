import { createTheme } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';

/** Around the one accent: 7 is the look's #0B6B72 (white on it 6.2:1), 4 the text accent of the dark scheme. */
const accent: MantineColorsTuple = [
  '#E9F5F5',
  '#D0ECED',
  '#A3DADC',
  '#7CCFD2',
  '#4FC3C7',
  '#2A9BA1',
  '#128088',
  '#0B6B72',
  '#085A60',
  '#06484D',
];

/** Mantine's dark greys, turned to the look's ground, surface and line. */
const dark: MantineColorsTuple = [
  '#E8EBED',
  '#C4CBD1',
  '#9AA5AF',
  '#7C8791',
  '#39424A',
  '#2B3238',
  '#1E2429',
  '#181D21',
  '#13181B',
  '#101417',
];

/** What a dialog and a drawer share. Their head is no banner: the page has its own. */
const overlay = {
  closeButtonProps: { 'aria-label': 'Close', size: 44 },
  attributes: { header: { role: 'presentation' } },
};

export const theme = createTheme({
  colors: { accent, dark },
  primaryColor: 'accent',
  primaryShade: 7,
  defaultRadius: 10,
  radius: { sm: '8px', md: '10px', lg: '12px' },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.35' },
    },
  },
  components: {
    // 44 px for a thumb, unless a place asks for something else; more where large letters need two lines (`base.css`).
    Button: { defaultProps: { size: 'md', h: 'auto', mih: 44 } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    TextInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    SegmentedControl: { defaultProps: { size: 'md' } },
    Modal: { defaultProps: { radius: 12, centered: true, ...overlay } },
    Drawer: { defaultProps: overlay },
  },
});

/** Mantine's own variables, from the look's tokens (`tokens.css`), so that both speak with one voice. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--passage-ground)',
    '--mantine-color-text': 'var(--passage-ink)',
    '--mantine-color-bright': 'var(--passage-ink)',
    '--mantine-color-dimmed': 'var(--passage-muted)',
    '--mantine-color-placeholder': 'var(--passage-muted)',
    '--mantine-color-anchor': 'var(--passage-accent)',
    '--mantine-color-error': 'var(--passage-error)',
    '--mantine-color-default': 'var(--passage-surface)',
    '--mantine-color-default-color': 'var(--passage-ink)',
    '--mantine-color-default-border': 'var(--passage-line)',
    '--mantine-primary-color-light-color': 'var(--passage-accent)',
    '--mantine-color-accent-light': 'var(--passage-accent-wash)',
    '--mantine-color-accent-light-color': 'var(--passage-accent)',
    // Under a pointer: Mantine's own are so strong that the words on them are hard to read.
    '--mantine-color-accent-light-hover':
      'color-mix(in srgb, var(--passage-accent) 6%, var(--passage-accent-wash))',
    '--mantine-color-red-filled': 'var(--passage-error-fill)',
    '--mantine-color-red-filled-hover': 'color-mix(in srgb, black 14%, var(--passage-error-fill))',
    '--mantine-color-red-light-color': 'var(--passage-error)',
    '--mantine-color-red-light-hover': 'color-mix(in srgb, var(--passage-error) 10%, var(--passage-surface))',
    '--mantine-color-accent-outline': 'var(--passage-accent)',
    '--mantine-color-accent-text': 'var(--passage-accent)',
  };
  return { variables: {}, light: shared, dark: shared };
};

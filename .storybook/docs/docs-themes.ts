import { themes, type ThemeVars } from 'storybook/theming'

/** Documentation pages by theme. Storybook's own links are too dark for every second row of its dark tables. */
export const DOCS_THEMES: Readonly<Record<'light' | 'dark', ThemeVars>> = {
  light: themes.light,
  dark: { ...themes.dark, colorSecondary: '#a3ccff' },
}

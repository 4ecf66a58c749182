import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Props that mean the same in every part: said here once, and shown in each table of props that has no words of its own for them. */
export const COMMON_PROPS: Readonly<Record<string, string>> = {
  className: 'Classes of the outermost element, such as its margin or width.',
  disabled: 'Can neither be pressed nor changed.',
  error: 'What is wrong and how to correct it; replaces the hint.',
  hideLabel: 'Shows the label only to screen readers.',
  hideLegend: 'Shows the legend only to screen readers.',
  hint: 'Help below, read out with the name.',
  id: 'Id of the control, for links and labels elsewhere.',
  inputClassName: 'Classes of the input itself.',
  level: 'Heading level, so that no level is left out on the page.',
  name: 'Name in a form that is sent, and of its errors.',
  required: 'Has to be filled in: adds a star, and tells screen readers.',
  rows: 'Lines at first.',
}

/** Adds these words to the tables that Storybook makes of the source. */
export const withCommonWords: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => [
      name,
      row.description ? row : { ...row, description: COMMON_PROPS[name] ?? '' },
    ]),
  )

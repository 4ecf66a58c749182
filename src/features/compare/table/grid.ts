import { clsx } from 'clsx'

// One grid, so that every row has the same columns. On phones a row's label stands above its values.
export const gridClass = clsx(
  'grid min-w-[calc(var(--n)*9rem)] grid-cols-[repeat(var(--n),minmax(0,1fr))]',
  // From tablets on four columns fit beside the labels; narrower ones show a part of the next.
  'md:[--label:8rem] md:min-w-[calc(var(--label)+var(--n)*9rem)] md:max-w-[calc(var(--label)+var(--n)*22rem)]',
  'md:grid-cols-[var(--label)_repeat(var(--n),minmax(0,1fr))]',
  'lg:[--label:10.5rem] lg:min-w-[calc(var(--label)+var(--n)*11.5rem)]',
)

export const rowClass = 'col-span-full grid grid-cols-subgrid'

export const labelClass = clsx(
  'col-span-full pt-3 text-left text-[0.8125rem] font-semibold text-ink-muted',
  'md:sticky md:left-0 md:z-1 md:col-span-1 md:border-r md:border-line md:bg-surface md:py-3.5 md:pr-3',
  'md:text-sm lg:pr-4 print:static',
)

/** Holds the words of a label at the left edge of a phone while its row is swiped. */
export const labelTextClass = 'sticky left-0 inline-block'

export const cellClass = 'min-w-0 pt-1 pr-3 pb-3 md:px-3 md:py-3.5 lg:px-4'

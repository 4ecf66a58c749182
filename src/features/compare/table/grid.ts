import { clsx } from 'clsx'

// One grid for the whole table, so that every row has the same columns. On phones a row's label stands above its values and
// stays in view while the columns are swiped; from 768 px on it is the first column.
export const gridClass = clsx(
  'grid min-w-[calc(var(--n)*9rem)] grid-cols-[repeat(var(--n),minmax(0,1fr))]',
  'md:min-w-[calc(10.5rem+var(--n)*11.5rem)] md:max-w-[calc(10.5rem+var(--n)*22rem)] md:grid-cols-[10.5rem_repeat(var(--n),minmax(0,1fr))]',
)

export const rowClass = 'col-span-full grid grid-cols-subgrid'

export const labelClass = clsx(
  'col-span-full pt-3 text-left text-[0.8125rem] font-semibold text-ink-muted',
  'md:sticky md:left-0 md:z-1 md:col-span-1 md:border-r md:border-line md:bg-surface md:py-3.5 md:pr-4 md:text-sm print:static',
)

/** Holds the words of a label at the left edge of a phone while its row is swiped. */
export const labelTextClass = 'sticky left-0 inline-block'

export const cellClass = 'min-w-0 pt-1 pr-3 pb-3 md:px-4 md:py-3.5'

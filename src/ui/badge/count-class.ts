import { clsx } from 'clsx'

/** A count at the corner of an icon; large text grows it as far as the icon stays in view. */
export const countClass = clsx(
  'figures absolute min-w-[min(1.125rem,22px)] rounded-full bg-brand px-1 text-center text-[min(0.6875rem,14px)]',
  'leading-[min(1.125rem,22px)] font-bold text-on-brand',
)

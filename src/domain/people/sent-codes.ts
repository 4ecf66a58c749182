import { t } from '@/words/words'

/** Tells of a repeated code: each repetition reads differently, so that it is seen and announced. */
export function sentAgain(sends: number, to: string): string {
  return sends > 2
    ? t('We sent another new code (number {n}) to {to}. The previous one no longer works.', { n: sends, to })
    : t('We sent a new code to {to}. The previous one no longer works.', { to })
}

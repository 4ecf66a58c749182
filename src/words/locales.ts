import type { Language } from '@/contract/fields'

/** Of dates and numbers. The documented setting says `tl`; browsers and screen readers know Filipino. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-PH', tl: 'fil-PH', hil: 'hil-PH', ceb: 'ceb-PH' }

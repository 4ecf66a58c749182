import { isCalendarDay } from '../calendar-day'
import type { FieldOf } from '../listing/field-kinds'
import { t, type Label, type Translate } from '@/words/words'

type Shape = { fits: (text: string) => boolean; says: Label }

const day: Shape = { fits: isCalendarDay, says: 'Choose a day of the calendar.' }

/** Shapes are checked, never the truth behind them. */
const SHAPES: { readonly [Field in FieldOf<'text'>]?: Shape } = {
  title_checked_on: day,
  turnover: {
    fits: (text) => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text),
    says: 'Give the month with its year, such as 2028-06.',
  },
  acquired_offers_from: day,
  acquired_offers_until: day,
  license_to_sell_number: {
    fits: (text) => /^(?:[A-Z]{1,4}[- ]?)*\d{2,8}(?:-\d{1,8})*$/i.test(text),
    says: 'A license to sell has a number such as 034567 or LTS-2024-0123.',
  },
  license_to_sell_date: day,
  broker_license: { fits: (text) => /^\d{4,7}$/.test(text), says: 'A PRC license has 4 to 7 digits, such as 0012345.' },
  broker_valid_until: day,
}

export function shapeProblem(field: FieldOf<'text'>, text: string, words: Translate = t): string | null {
  const shape = SHAPES[field]
  return text === '' || !shape || shape.fits(text) ? null : words(shape.says)
}

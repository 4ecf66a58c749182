import { primaryKey } from '@mswjs/data'
import type { FigureUnit } from '@/contract/reference'
import { flag, maybeText, number, text } from './kinds'

export const finance_figure = {
  key: primaryKey(String),
  value: number,
  unit: (): FigureUnit => 'percent',
  as_of: text,
  review_by: maybeText,
  confirmed: flag,
  source: text,
  note: text,
}

import type { WireProperty } from '@/contract/listing/property'
import { isPhField, nestPh, PH_NAMES } from './ph'
import { PH_FIELDS } from './ph-fields'
import type { PhField } from './ph-shape'

type PriceHistory = NonNullable<WireProperty['price_history']>
type Stored = { readonly [Field in PhField]?: unknown } & {
  price_history?: string | null
  confirmed_at?: string | null
}
type Traveling<Columns> = Omit<Columns, PhField | 'price_history' | 'confirmed_at'> &
  Pick<WireProperty, 'ph'> & { price_history?: PriceHistory; confirmed_at?: string }

/** The Philippine facts go within `ph`; a listing without price history or confirmation lacks the names. */
export function wireColumns<Columns extends Stored>(columns: Columns): Traveling<Columns> {
  const { price_history, confirmed_at, ...others } = columns
  const plain = Object.fromEntries(Object.entries(others).filter(([name]) => !isPhField(name)))
  const ph = nestPh(Object.fromEntries(PH_NAMES.map((field) => [field, factIn(field, columns[field])])))
  return {
    ...(plain as Omit<Columns, PhField | 'price_history' | 'confirmed_at'>),
    ph: Object.keys(ph).length > 0 ? ph : null,
    ...(price_history ? { price_history: JSON.parse(price_history) as PriceHistory } : {}),
    ...(confirmed_at ? { confirmed_at } : {}),
  }
}

function factIn(field: PhField, stored: unknown): unknown {
  return PH_FIELDS[field].kind === 'list' && typeof stored === 'string' ? (JSON.parse(stored) as unknown) : stored
}

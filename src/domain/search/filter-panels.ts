import {
  NUMBER_FILTERS,
  type ChoiceFilter,
  type FilterField,
  type FilterState,
  type ListFilter,
  type NumberField,
} from './filter-state'
import type { SearchMode } from './sliders'
import type { Entry, Panel } from '../listing/field-entry'
import { entryOf, FIELD_NAMES, labelOf, type ChoiceValue, type FieldOf } from '../listing/field-kinds'
import { FIELDS } from '../listing/fields'
import { isPhField } from '../papers/ph'
import type { CategoryId } from '../listing/taxonomy'
import { t } from '@/words/words'

export type Option<Value> = { value: Value; label: string }

/** The items of a checklist, word for word (B 9); the utilities are A 3's. */
export function itemsOf(field: ListFilter): readonly string[] {
  return FIELDS[field].items
}

/** The bounds that a filter by a number offers (B 9); null is Any. */
export function boundsOffered(panel: NumberField): readonly Option<number | null>[] {
  const { choices = [], bound } = NUMBER_FILTERS.find((filter) => filter.panel === panel)!
  const { filter } = FIELDS[panel]
  const label = (value: number) => {
    if (value === 0) return t('Studio')
    if (bound === 'min') return `${value}+`
    return 'unit' in filter ? t('Up to {n} months', { n: value }) : t('Up to {n}', { n: value })
  }
  return [{ value: null, label: t('Any') }, ...choices.map((value) => ({ value, label: label(value) }))]
}

const FURNISHING: Record<'homes' | 'commercial', readonly ChoiceValue<'furnishing'>[]> = {
  homes: ['furnished', 'unfurnished', 'semi-furnished'],
  commercial: ['fitted', 'shell-core', 'furnished'],
}

/** The choices of a field in a category (B 9): commercial space has a furnishing of its own, `all` the one of homes. */
export function choicesOf<Field extends FieldOf<'choice'>>(
  field: Field,
  category: CategoryId | 'all',
): Option<ChoiceValue<Field>>[] {
  const values: readonly string[] =
    field === 'furnishing'
      ? FURNISHING[category === 'commercial' ? 'commercial' : 'homes']
      : Object.keys(FIELDS[field].options)
  return values.map((value) => ({ value: value as ChoiceValue<Field>, label: labelOf(field, value) }))
}

/** The field's choices; of one that asks for 'up to', not the last, which would take everything. */
export function asksOf(field: ChoiceFilter, category: CategoryId | 'all'): Option<string>[] {
  const choices = choicesOf(field, category)
  return 'upTo' in FIELDS[field].filter ? choices.slice(0, -1) : choices
}

export type PanelId = Exclude<FilterField, FieldOf<'own'>>

export const PANEL_IDS = FIELD_NAMES.filter(
  (field): field is PanelId => 'filter' in FIELDS[field] && FIELDS[field].kind !== 'own',
)

export function panelFields(panel: PanelId): readonly (keyof FilterState)[] {
  const numbers = NUMBER_FILTERS.filter((filter) => filter.panel === panel).map(({ state }) => state)
  return numbers.length > 0 ? numbers : [panel as Exclude<PanelId, NumberField>]
}

function hasPanel(panel: PanelId, category: CategoryId | 'all', mode: SearchMode): boolean {
  const { filter, categories, only } = entryOf(panel) as Entry & { filter: Panel }
  if (only === 'rent' ? mode !== 'rent' : only === 'sale' && mode === 'rent') return false
  const shown: readonly string[] | undefined = filter.categories ?? categories
  return !shown || shown.includes(category)
}

/** The panels for a category, in order (B 4, B 9); renting adds lease, deposit and utilities at the end. */
export function panelsFor(category: CategoryId | 'all', mode: SearchMode): readonly PanelId[] {
  const shown = PANEL_IDS.filter((panel) => hasPanel(panel, category, mode))
  const rental = (panel: PanelId) => entryOf(panel).only === 'rent'
  return [...shown.filter((panel) => !rental(panel)), ...shown.filter(rental)]
}

export function isPapersPanel(panel: PanelId): boolean {
  return panel === 'hoa_fees' || isPhField(panel)
}

export function panelsOfOneMode(): readonly PanelId[] {
  return PANEL_IDS.filter((panel) => entryOf(panel).only !== undefined)
}

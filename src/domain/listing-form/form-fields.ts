import { choicesOf } from '../search/filter-panels'
import { entryOf, FIELD_NAMES, type ListingField } from '../listing/field-kinds'
import type { CategoryId } from '../listing/taxonomy'
import { firstTypeOf, typeFits, type CategoryList, type ListingFormValues } from './form'

export type AskedOf = Pick<ListingFormValues, 'category' | 'listing_type' | 'property_type' | 'sale_stage'>

/** The fields that fit category, property type and stage of the sale: only they are shown, checked and sent (B 9). */
export function fieldsFor({ category, listing_type, property_type, sale_stage }: AskedOf): ReadonlySet<ListingField> {
  return new Set(
    FIELD_NAMES.filter((field) => {
      const { categories, rented, only, stages, types } = entryOf(field)
      if (only && only !== listing_type) return false
      if (stages && !stages.some((stage) => stage === sale_stage)) return false
      if (types && !types.includes(property_type)) return false
      return !categories || categories.includes(category) || (listing_type === 'rent' && rented?.includes(category))
    }),
  )
}

const CHECKLISTS: Record<CategoryId, CategoryList> = {
  residential: 'features',
  commercial: 'building_features',
  industrial: 'industrial_features',
  land: 'land_features',
  special: 'special_features',
  investment: 'investment_features',
}

export function checklistOf(category: CategoryId): CategoryList {
  return CHECKLISTS[category]
}

/** What has to change with the category, so that no choice of another one stays behind unseen. */
export function fittedTo(values: ListingFormValues, category: CategoryId): Partial<ListingFormValues> {
  const furnishing = choicesOf('furnishing', category).some(({ value }) => value === values.furnishing)
  return {
    category,
    property_type: typeFits(category, values.property_type) ? values.property_type : firstTypeOf(category),
    furnishing: furnishing ? values.furnishing : category === 'commercial' ? '' : 'unfurnished',
  }
}

import { choicesOf } from '../search/filter-panels'
import type { ListingField } from '../listing/field-entry'
import { entryOf, FIELD_NAMES } from '../listing/field-kinds'
import type { ListingType } from '../listing/listing'
import type { CategoryId } from '../listing/taxonomy'
import { firstTypeOf, typeFits, type CategoryList, type ListingFormValues } from './form'

/**
 * The fields of the form that fit a category, for sale or for rent, in the order of the form: only they are shown, checked and
 * sent. Whatever the category's listings can be filtered by can be said (B 9).
 */
export function fieldsFor(category: CategoryId, type: ListingType): ReadonlySet<ListingField> {
  return new Set(
    FIELD_NAMES.filter((field) => {
      const { categories, rented, only } = entryOf(field)
      if (only && only !== type) return false
      return !categories || categories.includes(category) || (type === 'rent' && rented?.includes(category))
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

/** The checklist of a category; land, homes and so on have one each. */
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

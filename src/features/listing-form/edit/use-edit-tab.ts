import { useState } from 'react'
import { flushSync } from 'react-dom'
import { tabOf, type EditTab } from '@/domain/listing-form/edit-tabs'
import { inFormOrder } from '@/domain/listing-form/form-check'
import type { ListingField } from '@/domain/listing/field-entry'
import { goToField } from '../listing-form'

/** The open tab of the edit form, and how to reach fields in other tabs. */
export function useEditTab() {
  const [tab, setTab] = useState<EditTab>('basic')
  return {
    tab,
    setTab,
    /** Opens the tab of the first field, unless the open tab holds one of them. */
    openTabOf: (fields: readonly ListingField[]) => {
      const [first] = Object.keys(inFormOrder(Object.fromEntries(fields.map((field) => [field, '']))))
      if (first && !fields.some((field) => tabOf(field) === tab)) setTab(tabOf(first as ListingField))
    },
    goTo: (field: ListingField) => {
      flushSync(() => setTab(tabOf(field)))
      goToField(field)
    },
  }
}

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { tabOf, type EditTab } from '@/domain/listing-form/edit-tabs'
import { FIELD_NAMES, type ListingField } from '@/domain/listing/field-kinds'
import { goToField } from '../listing-form'

export function useEditTab() {
  const [tab, setTab] = useState<EditTab>('basic')
  return {
    tab,
    setTab,
    /** Opens the tab of the first field, unless the open tab holds one of them. */
    openTabOf: (fields: readonly ListingField[]) => {
      const first = FIELD_NAMES.find((field) => fields.includes(field))
      if (first && !fields.some((field) => tabOf(field) === tab)) setTab(tabOf(first))
    },
    goTo: (field: ListingField) => {
      flushSync(() => setTab(tabOf(field)))
      goToField(field)
    },
  }
}

import { entryOf, type ListingField } from '../listing/field-kinds'

export const EDIT_TABS = [
  { value: 'basic', label: 'Basic Info' },
  { value: 'details', label: 'Details' },
  { value: 'location', label: 'Location' },
  { value: 'media', label: 'Media' },
] as const
export type EditTab = (typeof EDIT_TABS)[number]['value']

export function tabOf(field: ListingField): EditTab {
  return entryOf(field).tab ?? 'details'
}

export function countByTab(fields: readonly ListingField[]): Record<EditTab, number> {
  const counts = { basic: 0, details: 0, location: 0, media: 0 }
  for (const field of fields) counts[tabOf(field)] += 1
  return counts
}

export const MODES = [
  { value: 'sale', label: 'For Sale', tone: 'sale' },
  { value: 'rent', label: 'For Rent', tone: 'rent' },
] as const

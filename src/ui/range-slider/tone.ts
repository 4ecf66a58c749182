export type Tone = 'action' | 'sale' | 'rent'

export const FILL: Record<Tone, string> = { action: 'bg-action', sale: 'bg-sale', rent: 'bg-rent' }

/** A thumb's ring has the color of its text. */
export const TEXT: Record<Tone, string> = { action: 'text-action', sale: 'text-sale', rent: 'text-rent' }

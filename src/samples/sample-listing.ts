import type { ChoiceValue, FieldOf } from '@/domain/listing/field-kinds'
import type { PhValues } from '@/domain/papers/ph-shape'
import type { CategoryId } from '@/domain/listing/taxonomy'

/** As written by hand (B 3.6): lists are real lists, everything else has the wire’s names and units (B 3.2). */
export type SampleListing = { [Field in FieldOf<'choice'>]?: ChoiceValue<Field> } & Partial<PhValues> & {
    /** `1`–`25` for sale, `r1`–`r13` for rent, `iloilo1`–`iloilo4`. */
    id: string
    title: string
    listing_type: 'sale' | 'rent'
    status: 'available' | 'pending' | 'sold'
    category: CategoryId
    /** A subtype of the category, word for word from B 3.8. */
    property_type: string
    condition: ChoiceValue<'condition'>
    /** Pesos; a month's rent for rentals. */
    price: number
    /** What was asked before, oldest first, and how many hours before the clock's start each was first asked. */
    earlier_prices?: { price: number; hours_ago: number }[]
    /** Since when the present price holds, if there were earlier ones; hours before the clock's start. */
    repriced_hours_ago?: number
    description: string
    street: string
    /** Iloilo City's district, or the town outside it. */
    district: string
    city: string
    province: string
    zip: string
    latitude: number
    longitude: number
    bedrooms?: number
    /** Half steps. */
    bathrooms?: number
    /** Floor area in square feet. */
    size?: number
    parking?: number
    /** Acres. */
    lot_size?: number
    year_built?: number
    /** Association dues, pesos a month. */
    hoa_fees?: number
    pet_friendly?: boolean
    /** Months: 6, 12 or 24. */
    minimum_lease?: number
    /** Pesos. */
    deposit?: number
    /** Feet. */
    ceiling_height?: number
    loading_bays?: number
    /** People, or tonnes where goods are stored. */
    capacity?: number
    elevators?: number
    /** Percent a year. */
    roi?: number
    /** B 9's residential checklist items that apply, plus free ones. */
    features: string[]
    utilities_included: string[]
    nearby_amenities: string[]
    building_features?: string[]
    industrial_features?: string[]
    land_features?: string[]
    special_features?: string[]
    investment_features?: string[]
    /** Id of the owner in `people.ts`. */
    owner: string
    /** How long before the clock's start it was listed; orders the results. Hours, all different. */
    listed_hours_ago: number
    /** When its owner last confirmed it, hours before the clock's start. */
    confirmed_hours_ago?: number
    rating?: number
  }

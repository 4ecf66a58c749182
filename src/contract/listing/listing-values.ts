import { MAX_ROOMS } from '../fields'
import { counted, decimal } from '../values/numbers'

// The numbers of a listing, as they are sent and answered. The form's rules have their bounds from here.

export const bedrooms = /* @__PURE__ */ decimal(counted('rooms', { maximum: MAX_ROOMS }))
export const bathrooms = /* @__PURE__ */ decimal(counted('rooms', { maximum: MAX_ROOMS, multipleOf: 0.5 }))
export const parkingSpaces = /* @__PURE__ */ decimal(counted('parking spaces', { maximum: 100_000 }))
export const yearBuilt = /* @__PURE__ */ decimal({ 'x-unit': 'year', minimum: 1_500, maximum: 2_100, multipleOf: 1 })
export const leaseMonths = /* @__PURE__ */ decimal(counted('months', { maximum: 1_200 }))
export const loadingBays = /* @__PURE__ */ decimal(counted('bays', { maximum: 10_000 }))
export const elevators = /* @__PURE__ */ decimal(counted('elevators', { maximum: 200 }))
export const capacity = /* @__PURE__ */ decimal(counted('people', { maximum: 10_000_000 }))
export const yearlyReturn = /* @__PURE__ */ decimal({ 'x-unit': 'percent a year', minimum: 0, maximum: 1_000 })
export const squareFeet = /* @__PURE__ */ decimal({ 'x-unit': 'square feet', minimum: 0 })
export const acres = /* @__PURE__ */ decimal({ 'x-unit': 'acres', minimum: 0 })
export const feet = /* @__PURE__ */ decimal({ 'x-unit': 'feet', minimum: 0 })

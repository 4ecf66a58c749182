import * as z from 'zod/mini'
import { OFFER_MAX, TEXT_MAX } from '../fields'
import { kind, type ValueFacts } from './kind'

// Kinds of numbers. A plain one travels as a number alone.

/** Longest text for a number: a number keeps some 17 digits of it, so that no more can be meant. */
export const NUMBER_TEXT_MAX = TEXT_MAX
/** How a number is written as text (B 3.2). */
export const DECIMAL = '^(|-?\\d+(\\.\\d+)?)$'

/** A number that may arrive as text (`"4200000.00"`, B 3.2: price is numeric and parsed). */
const numeric = /* @__PURE__ */ kind(z.union([z.number(), z.string()]), {
  maxLength: NUMBER_TEXT_MAX,
  pattern: DECIMAL,
})

/** A number that may arrive as text. */
/* @__NO_SIDE_EFFECTS__ */
export function decimal(facts: ValueFacts) {
  return kind(numeric.check(), facts)
}

/** A number that travels as one. */
/* @__NO_SIDE_EFFECTS__ */
export function number(facts: ValueFacts) {
  return kind(z.number(), facts)
}

/** The facts of a count. */
/* @__NO_SIDE_EFFECTS__ */
export function counted(unit: string, facts: ValueFacts = {}): ValueFacts {
  return { 'x-unit': unit, minimum: 0, multipleOf: 1, ...facts }
}

export const MONEY: ValueFacts = { 'x-unit': 'units of the currency', minimum: 0, maximum: OFFER_MAX }
export const money = /* @__PURE__ */ decimal(MONEY)
export const plainMoney = /* @__PURE__ */ number(MONEY)
export const PESOS: ValueFacts = { 'x-unit': 'Philippine pesos', minimum: 0 }
export const pesos = /* @__PURE__ */ number(PESOS)
const LATITUDE: ValueFacts = { 'x-unit': 'degrees', minimum: -90, maximum: 90 }
const LONGITUDE: ValueFacts = { 'x-unit': 'degrees', minimum: -180, maximum: 180 }
export const latitude = /* @__PURE__ */ decimal(LATITUDE)
export const plainLatitude = /* @__PURE__ */ number(LATITUDE)
export const longitude = /* @__PURE__ */ decimal(LONGITUDE)
export const plainLongitude = /* @__PURE__ */ number(LONGITUDE)
export const STARS: ValueFacts = { 'x-unit': 'stars', minimum: 1, maximum: 5 }
export const stars = /* @__PURE__ */ number(STARS)
export const atLeastZero = /* @__PURE__ */ number({ minimum: 0 })
export const listings = /* @__PURE__ */ number(counted('listings'))
export const people = /* @__PURE__ */ number(counted('people'))
export const reviews = /* @__PURE__ */ number(counted('reviews'))
export const views = /* @__PURE__ */ number(counted('views'))
export const saves = /* @__PURE__ */ number(counted('saves'))
export const minutes = /* @__PURE__ */ number(counted('minutes'))
export const pixels = /* @__PURE__ */ number(counted('pixels', { minimum: 1 }))

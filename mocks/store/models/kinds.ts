import { nullable } from '@mswjs/data'

/** Column types for @mswjs/data; `maybe`: or null. */
export const text = String
export const number = Number
export const flag = Boolean
export const maybeText = nullable(String)
export const maybeNumber = nullable(Number)
export const maybeFlag = nullable(Boolean)

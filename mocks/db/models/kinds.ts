import { nullable } from '@mswjs/data'

/** What a column holds, as @mswjs/data takes it; `maybe`: or null. */
export const text = String
export const number = Number
export const flag = Boolean
export const maybeText = nullable(String)
export const maybeNumber = nullable(Number)
export const maybeFlag = nullable(Boolean)

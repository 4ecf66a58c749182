import { nullable } from '@mswjs/data'

export const text = String
export const number = Number
export const flag = Boolean
export const maybeText = nullable(String)
export const maybeNumber = nullable(Number)
export const maybeFlag = nullable(Boolean)

import { LISTING_PARTS } from './listing'
import { MEMBER_PARTS } from './member'
import type { Part } from './part'
import { SEARCHING_PARTS } from './searching'

/** Each dialog, menu, sheet and map that loads when it is first needed, by its module in the manifest. */
export const PARTS: Record<string, Part> = { ...SEARCHING_PARTS, ...LISTING_PARTS, ...MEMBER_PARTS }

import type { ListingStatus } from '../listing'

export type OwnStatus = 'all' | ListingStatus
export type OwnSort = 'newest' | 'views' | 'saves' | 'inquiries' | 'price'

export type OwnView = { status: OwnStatus; sort: OwnSort }

export const OWN_STATUSES: readonly OwnStatus[] = ['all', 'available', 'pending', 'sold']
export const OWN_SORTS: readonly OwnSort[] = ['newest', 'views', 'saves', 'inquiries', 'price']

/** The view in an address; what is mangled becomes the default. */
export function readOwnView(raw: { status?: unknown; sort?: unknown }): OwnView {
  return {
    status: OWN_STATUSES.find((status) => status === raw.status) ?? 'all',
    sort: OWN_SORTS.find((sort) => sort === raw.sort) ?? 'newest',
  }
}

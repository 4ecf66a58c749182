import type { WireOwnProperty, WireProperty, WirePropertyUser } from '@/contract/listing/property'
import { wireColumns } from '@/domain/papers/wire-columns'
import { ratingOf } from '@/domain/people/reviews'
import type { Backend } from '../backend'
import { interestIn } from '../services/interest'
import { hidesListings, wireStanding } from '../services/standing/standing'
import type { Database, Row } from '../store/database'
import { wireAnswering } from '../services/talk/answering'
import { shownReviews } from './shown-reviews'
import { versionOf } from '../store/versions'
import { shownContact } from './shown-contact'

export function wireOwner(backend: Backend, user: Row<'user'>): WirePropertyUser {
  const { phone, email, messenger } = shownContact(backend.db, user)
  return {
    id: user.id,
    name: user.name,
    first_name: user.first_name,
    last_name: user.last_name,
    username: user.username,
    email,
    phone_number: phone,
    messenger,
    profile_picture: user.profile_picture,
    phone_verified: user.phone_verified,
    id_verified: user.id_verified,
    premium_plan: user.premium_plan,
    ...ratingOf(shownReviews(backend, user.id).map(({ rating }) => rating)),
    member_since: user.created_at,
  }
}

/** A listing in the form of the contract (B 3.2): its columns, its pictures as objects, its owner. */
export function wireProperty(backend: Backend, row: Row<'property'>): WireProperty {
  const { db } = backend
  const owner = db.user.find(row.user_id)
  const { views: _, likes: __, updated_at, ...columns } = row
  return {
    ...wireColumns(columns),
    // Ten thousand rows without a change do not carry the name.
    ...(updated_at === null ? {} : { updated_at }),
    ...(hidesListings(db, owner) ? { paused: true } : {}),
    images: JSON.parse(row.images) as WireProperty['images'],
    user: owner ? wireOwner(backend, owner) : null,
  }
}

export function wireSingleProperty(backend: Backend, row: Row<'property'>): WireProperty {
  const { user, ...listing } = wireProperty(backend, row)
  const owner = user && { ...user, answering: wireAnswering(backend, row.user_id) }
  return { ...listing, user: owner, updated_at: versionOf(row) }
}

export function wireOwnProperty(backend: Backend, row: Row<'property'>): WireOwnProperty {
  const { db } = backend
  const inquiries = db.conversation.where(({ property_id }) => property_id === row.id).length
  return { ...wireProperty(backend, row), ...interestIn(db, row), inquiries }
}

export function coverOf(row: Row<'property'> | undefined): string | null | undefined {
  return row && (JSON.parse(row.images) as { image_url?: string | null }[])[0]?.image_url
}

/** The path of the smallest file of a listing's first picture, for a row of a list; null where it has none. */
export function thumbnailOf(row: Row<'property'> | undefined): string | null {
  const images = row
    ? (JSON.parse(row.images) as { image_url?: string | null; variants?: { image_url: string }[] }[])
    : []
  return images[0]?.variants?.[0]?.image_url ?? images[0]?.image_url ?? null
}

/** The user record that signing in answers (B 3.1). */
export function wireSessionUser(db: Database, user: Row<'user'>) {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    profile_picture: user.profile_picture,
    phone_verified: user.phone_verified,
    id_verified: user.id_verified,
    premium_plan: user.premium_plan,
    standing: wireStanding(db, user),
  }
}

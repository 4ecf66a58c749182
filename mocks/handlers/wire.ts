import type { WireProperty, WirePropertyUser } from '@/contract/properties'
import type { Database, Row } from '../db/database'

/** A user as the property calls give an owner: no password, no coins. */
export function wireOwner(user: Row<'user'>): WirePropertyUser {
  return {
    id: user.id,
    name: user.name,
    first_name: user.first_name,
    last_name: user.last_name,
    username: user.username,
    email: user.email,
    phone_number: user.phone_number,
    profile_picture: user.profile_picture,
    phone_verified: user.phone_verified,
    id_verified: user.id_verified,
    premium_plan: user.premium_plan,
    rating: user.rating,
    review_count: user.review_count,
    member_since: user.created_at,
  }
}

/** A listing as the wire has it (B 3.2): its columns, its pictures as objects, its owner. */
export function wireProperty(db: Database, row: Row<'property'>): WireProperty {
  const owner = db.user.find(row.user_id)
  const { views: _, likes: __, ...columns } = row
  return {
    ...columns,
    images: JSON.parse(row.images) as WireProperty['images'],
    user: owner ? wireOwner(owner) : null,
  }
}

/** The address of a listing's first picture; undefined where it has none. */
export function coverOf(row: Row<'property'> | undefined): string | null | undefined {
  return row && (JSON.parse(row.images) as { image_url?: string | null }[])[0]?.image_url
}

/** The stored user record that sign-in hands to the browser (B 3.1). */
export function wireSessionUser(user: Row<'user'>) {
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
  }
}

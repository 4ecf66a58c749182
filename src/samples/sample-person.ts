/** A person of the built-in world: the fields of A 3 'User' that the seed needs. Passwords are the mock's affair. */
export type SamplePerson = {
  /** Digits only. */
  id: string
  /** `firstname.lastname`, lower case: the profile's URL (A 2). */
  username: string
  first_name: string
  last_name: string
  name: string
  email: string
  phone_number: string
  /** Name on Messenger; null without one. */
  messenger: string | null
  location: string
  bio: string
  /** `/storage/avatars/<id>.svg`: unlike a bare name, a path in storage is used as it stands (B 7). */
  /** Null: initials stand for the portrait. */
  profile_picture: string | null
  phone_verified: boolean
  id_verified: boolean
  /** True from the upload on, while a super admin reviews and after approval (A 4). */
  id_submitted: boolean
  premium_plan: 'professional' | null
  member_since_days_ago: number
  /** Of each review about the person, newest first; the rating follows from them. */
  stars: readonly number[]
  coins: number
  auth_provider: 'email' | 'google'
  /** What their privacy settings show to everybody (A 3); by default neither is shown (A 9). */
  shows: readonly ('email' | 'phone')[]
  /** What they sold (`earned` pesos) and rented out before the listings that are here now. */
  before: { sold: number; rented: number; earned: number }
}

type Tier = Pick<SamplePerson, 'phone_verified' | 'id_verified' | 'id_submitted' | 'premium_plan'>

export const NEW_MEMBER: Tier = { phone_verified: false, id_verified: false, id_submitted: false, premium_plan: null }
export const IN_REVIEW: Tier = { phone_verified: true, id_verified: false, id_submitted: true, premium_plan: null }
export const VERIFIED: Tier = { phone_verified: true, id_verified: true, id_submitted: true, premium_plan: null }
export const PROFESSIONAL: Tier = { ...VERIFIED, premium_plan: 'professional' }

const DEFAULTS = {
  shows: [],
  messenger: null,
  before: { sold: 0, rented: 0, earned: 0 },
  stars: [],
  auth_provider: 'email',
} as const satisfies Partial<SamplePerson>

type Derived = keyof Tier | 'username' | 'name' | 'profile_picture'
type Optional = keyof typeof DEFAULTS | 'email'
type Written = Omit<SamplePerson, Derived | Optional> & Partial<Pick<SamplePerson, Optional>>

export function person(tier: Tier, written: Written): SamplePerson {
  const username = `${written.first_name}.${written.last_name}`.toLowerCase()
  return {
    ...DEFAULTS,
    ...written,
    ...tier,
    username,
    name: `${written.first_name} ${written.last_name}`,
    email: written.email ?? `${username}@proventous.test`,
    profile_picture: `/storage/avatars/${written.id}.svg`,
  }
}

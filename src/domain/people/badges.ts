/** The tier shown as a user's badge, word for word (B 4, A 4). */
export type Tier = 'Professional Seller' | 'Verified User' | 'Regular User'

export type TierFacts = {
  premium_plan?: string | null | undefined
  phone_verified?: boolean | null | undefined
  id_verified?: boolean | null | undefined
}

/** Professional with a premium plan; else Verified with phone and ID verified; else Regular (B 4, A 4). */
export function tierOf(user: TierFacts | null | undefined): Tier {
  if (user?.premium_plan) return 'Professional Seller'
  return user?.phone_verified && user.id_verified ? 'Verified User' : 'Regular User'
}

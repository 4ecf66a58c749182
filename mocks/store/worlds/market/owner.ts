import { person, VERIFIED, type SamplePerson } from '@/samples/sample-person'

export type Owner = Pick<SamplePerson, 'id' | 'phone_number' | 'location' | 'bio' | 'member_since_days_ago'> & {
  name: [first: string, last: string]
} & Partial<Pick<SamplePerson, 'rating' | 'review_count' | 'before' | 'shows' | 'messenger'>>

/** Somebody who sells or rents out a home or two. Few upload a portrait. */
export function owner({ name: [first_name, last_name], ...rest }: Owner, tier = VERIFIED): SamplePerson {
  const written = {
    first_name,
    last_name,
    rating: null,
    review_count: 0,
    coins: 90,
    auth_provider: 'email',
    ...rest,
  } as const
  return { ...person(tier, written), profile_picture: null }
}

import { UserCheck, UserPlus } from 'lucide-react'
import { useAddition } from '@/listing/additions/additions'
import { Button } from '@/ui/button/button'
import type { Person } from '../person'
import { useFollow } from './use-follow'

/** Toggles between 'Follow' and 'Following'. */
export function FollowButton({ person }: { person: Person }) {
  const { following, ready, toggle } = useFollow(person)
  const offered = useAddition('followUser')
  if (!offered) return null
  const Icon = following ? UserCheck : UserPlus
  return (
    <Button
      variant={following ? 'outline' : 'action'}
      wide
      aria-pressed={following}
      disabled={!ready}
      icon={<Icon aria-hidden size={18} />}
      onClick={toggle}
    >
      {following ? 'Following' : 'Follow'}
    </Button>
  )
}

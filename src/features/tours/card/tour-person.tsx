import { Link } from '@tanstack/react-router'
import type { Tour } from '@/domain/tours/tour'
import { messageProfileName } from '@/domain/people/profile-path'
import { useBackendReady } from '@/listing/use-backend-ready'
import { Avatar } from '@/ui/avatar/avatar'
import type { TourSide } from '../tours-url'

/** Whom one meets: the lister on an own visit, the visitor on a visit to an own listing. */
export function TourPerson({ tour: { agent, visitor }, side }: { tour: Tour; side: TourSide }) {
  const mayLoad = useBackendReady()
  const { name, avatar } = side === 'visits' ? agent : visitor
  if (!name) return null
  return (
    <p className="mt-2.5 flex min-w-0 items-center gap-2">
      <Avatar name={name} size={32} {...(avatar && mayLoad ? { src: avatar } : {})} />
      <span className="min-w-0 truncate">
        {side === 'visits' ? (
          <>
            <span className="text-ink-muted">With </span>
            {name}
          </>
        ) : (
          <Link
            to="/dashboard/u/$username"
            params={{ username: messageProfileName(visitor) }}
            preload={false}
            className="thumb-target rounded-sm font-strong hover:underline hover:decoration-brand hover:underline-offset-4"
          >
            {name}
          </Link>
        )}
      </span>
    </p>
  )
}

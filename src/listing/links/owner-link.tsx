import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListingOwner } from '@/domain/listing/listing'
import { listedByName } from '@/domain/people/profile-path'
import { useRoutePrefix } from '@/session/route-prefix'

type Props = { owner: ListingOwner; className: string; children: ReactNode }

export function OwnerLink({ owner, className, children }: Props) {
  const prefix = useRoutePrefix()
  return (
    <Link to={`${prefix}/u/$username`} params={{ username: listedByName(owner) }} preload={false} className={className}>
      {children}
    </Link>
  )
}

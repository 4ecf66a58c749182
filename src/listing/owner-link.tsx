import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { ListingOwner } from '@/domain/listing/listing'
import { listedByName } from '@/domain/people/profile-path'
import { askToSignIn } from '@/session/auth-dialog'
import { isSignedIn } from '@/session/session'

type Props = { owner: ListingOwner; className: string; children: ReactNode }

/** 'Listed by' leads to the lister's profile (B 2.2). A visitor is asked to sign in where they are, not led away. */
export function OwnerLink({ owner, className, children }: Props) {
  const username = listedByName(owner)
  const press = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!plain || isSignedIn()) return
    event.preventDefault()
    askToSignIn(`/dashboard/u/${encodeURIComponent(username)}`, 'profile')
  }
  return (
    <Link to="/dashboard/u/$username" params={{ username }} preload={false} onClick={press} className={className}>
      {children}
    </Link>
  )
}

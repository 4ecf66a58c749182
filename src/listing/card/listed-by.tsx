import { clsx } from 'clsx'
import type { ListingOwner } from '@/domain/listing/listing'
import { Avatar } from '@/ui/avatar/avatar'
import { OwnerLink } from '../links/owner-link'
import { OwnerTier } from './owner-tier'
import { useWords } from '@/words/use-words'

/** 'Listed by' with the owner's profile link (B 2.2) and tier badge. */
export function ListedBy({ owner, className }: { owner: ListingOwner; className?: string }) {
  const t = useWords()
  return (
    <div className={clsx('flex min-w-0 items-center gap-2', className)}>
      <OwnerLink
        owner={owner}
        className="group/owner relative z-1 flex min-h-11 min-w-[min(5.5rem,45%)] items-center gap-2 rounded-control"
      >
        <Avatar name={owner.name} size={32} {...(owner.avatar ? { src: owner.avatar } : {})} />
        <span className="min-w-0 text-xs leading-4 text-ink-muted">
          <span className="block truncate">{t('Listed by')}</span>{' '}
          <span className="block truncate font-semibold text-ink group-hover/owner:underline">{owner.name}</span>
        </span>
      </OwnerLink>
      <OwnerTier tier={owner.tier} compact className="ml-auto min-w-0" />
    </div>
  )
}

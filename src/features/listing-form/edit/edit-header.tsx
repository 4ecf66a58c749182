import { Link } from '@tanstack/react-router'
import type { Listing } from '@/domain/listing/listing'
import { LinkButton } from '@/ui/button/link-button'
import { BackToListings } from './back-to-listings'

export function EditHeader({ listing }: { listing: Listing }) {
  return (
    <header className="mb-4 min-w-0">
      <BackToListings />
      <h1 tabIndex={-1} className="mt-1 text-2xl md:text-3xl">
        Edit Property
      </h1>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="line-clamp-2 min-w-0 wrap-anywhere text-ink-muted">{listing.title}</span>
        <LinkButton asChild>
          <Link to="/dashboard/property/$id" params={{ id: listing.id }}>
            View listing
          </Link>
        </LinkButton>
      </p>
    </header>
  )
}

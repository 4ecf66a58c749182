import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { counted } from '@/domain/text'
import { Button } from '@/ui/button/button'

/** Title, how many there are, and the way to one more. */
export function MyListingsHeader({ count }: { count: number | undefined }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl md:text-3xl">
          My Listings
        </h1>
        <p className="figures mt-1 min-h-5 text-ink-muted">
          {count === undefined ? '' : `${counted(count, 'property', 'properties')} listed`}
        </p>
      </div>
      {count === 0 ? null : (
        <Button asChild>
          <Link to="/dashboard/list-property">
            <Plus aria-hidden size={18} />
            List Property
          </Link>
        </Button>
      )}
    </header>
  )
}

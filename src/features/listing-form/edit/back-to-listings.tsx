import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '@/ui/button/button-class'

export function BackToListings({ look = 'quiet' }: { look?: 'quiet' | 'outline' }) {
  return (
    <Link
      to="/dashboard/my-listings"
      className={
        look === 'quiet' ? `${buttonClass({ variant: 'quiet' })} -ml-3 px-3!` : buttonClass({ variant: 'outline' })
      }
    >
      <ArrowLeft aria-hidden size={18} />
      Back to My Listings
    </Link>
  )
}

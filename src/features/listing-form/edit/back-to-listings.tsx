import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '@/ui/button/button-class'
import { useWords } from '@/words/use-words'

export function BackToListings({ look = 'quiet' }: { look?: 'quiet' | 'outline' }) {
  const t = useWords()
  return (
    <Link
      to="/dashboard/my-listings"
      className={
        look === 'quiet' ? `${buttonClass({ variant: 'quiet' })} -ml-3 px-3!` : buttonClass({ variant: 'outline' })
      }
    >
      <ArrowLeft aria-hidden size={18} />
      {t('Back to My Listings')}
    </Link>
  )
}

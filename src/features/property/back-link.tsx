import { Link, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { isPlainPress } from '@/lib/plain-press'
import { useLastSearch } from '@/session/last-search'
import { useRoutePrefix } from '@/session/route-prefix'
import { buttonClass } from '@/ui/button/button-class'
import { useCameFromBrowse } from './came-from-browse'

/** 'Back to Properties' (B 2.4); returns to the previous results if the user came from there, else to the search shown last. */
export function BackLink({ look = 'quiet' }: { look?: 'quiet' | 'outline' }) {
  const prefix = useRoutePrefix()
  const router = useRouter()
  const cameFromBrowse = useCameFromBrowse()
  const search = useLastSearch((state) => state.value)
  const goBack = (event: MouseEvent) => {
    if (!cameFromBrowse || !isPlainPress(event)) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link
      to={`${prefix}/properties`}
      search={search}
      onClick={goBack}
      className={
        look === 'quiet' ? `${buttonClass({ variant: 'quiet' })} -ml-3 px-3!` : buttonClass({ variant: 'outline' })
      }
    >
      <ArrowLeft aria-hidden size={18} />
      Back to Properties
    </Link>
  )
}

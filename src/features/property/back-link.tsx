import { Link, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useArea } from '@/session/area'
import { buttonClass } from '@/ui/button/button-class'
import { useCameFromBrowse } from './came-from-browse'

/** 'Back to Properties' (B 2.4): to browse as it was left, when that is where the visitor came from. */
export function BackLink({ look = 'quiet' }: { look?: 'quiet' | 'outline' }) {
  const area = useArea()
  const router = useRouter()
  const cameFromBrowse = useCameFromBrowse()
  const goBack = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!cameFromBrowse || !plain) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link
      to={`${area}/properties`}
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

import { Link, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { isPlainPress } from '@/lib/plain-press'
import { useLastSearch } from '@/session/last-search'
import { useRoutePrefix } from '@/session/route-prefix'
import { buttonClass } from '@/ui/button/button-class'
import { useWords } from '@/words/use-words'

/** Returns to the previous results if the user came from there, else to the search shown last (B 2.4). */
export function BackLink({ look = 'quiet' }: { look?: 'quiet' | 'outline' }) {
  const t = useWords()
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
      {t('Back to Properties')}
    </Link>
  )
}

// By history entry, so it is still known after navigating back to this entry.
const known = new Map<string, boolean>()

/** Whether the history entry before this one is the browse screen: going back there restores filters and scroll. */
function useCameFromBrowse(): boolean {
  const router = useRouter()
  const [came] = useState(() => {
    const { location, resolvedLocation } = router.state
    const key = location.state.key ?? location.href
    const before = resolvedLocation && resolvedLocation.href !== location.href ? resolvedLocation.pathname : ''
    const now = known.get(key) ?? (/\/properties\/?$/.test(before) && router.history.canGoBack())
    known.set(key, now)
    return now
  })
  return came
}

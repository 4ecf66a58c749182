import { useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { RefreshCw } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { missedCode } from '@/lib/load-code'
import { Button } from '@/ui/button/button'
import { lookForVersion, newVersion } from './look-for-version'
import { useWords } from '@/words/use-words'

/** Appears on another screen, so that it moves nothing that is being read or filled in. */
export function NewVersionNote() {
  const t = useWords()
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const state = useSyncExternalStore(newVersion.subscribe, newVersion.get, newVersion.get)

  const arrivedAt = useRef<string>(undefined)
  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    if (newVersion.get() === 'found') newVersion.set('offered')
    void lookForVersion()
  }, [pathname])

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void lookForVersion()
    document.addEventListener('visibilitychange', look)
    const stop = missedCode.subscribe(() => void lookForVersion({ now: true }))
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [])

  if (state !== 'offered') return null
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-line bg-surface-sunken px-4',
        'py-1.5 print:hidden',
      )}
    >
      <p role="status" className="font-semibold">
        {t('A new version is ready.')}
      </p>
      <span className="flex gap-2">
        <Button size="small" icon={<RefreshCw aria-hidden size={16} />} onClick={() => location.reload()}>
          {t('Reload')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => newVersion.set('declined')}>
          {t('Later')}
        </Button>
      </span>
    </div>
  )
}

import { clsx } from 'clsx'
import { RotateCcw, WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useConnection } from '@/account/realtime/use-realtime'
import { useSessionUser } from '@/session/session'
import { Button } from '@/ui/button/button'
import { SpinnerMark } from '@/ui/spinner/spinner'
import { ConversationList } from './list/conversation-list'
import { PaneFor } from './pane/pane-for'
import { VisitSlot, type ShowVisit } from './pane/thread/visit-slot'
import { useConversations } from './state/use-conversations'
import { useWords } from '@/words/use-words'

type Props = {
  selected: string | null
  /** It came from the URL, not from a choice on this screen. */
  automatic: boolean
  request: { property: string | null; owner: string } | null
  visit: ShowVisit
  onOpened: (id: string) => void
  onClose: () => void
}

export function MessagesScreen({ selected, automatic, request, visit, onOpened, onClose }: Props) {
  const t = useWords()
  const user = useSessionUser()
  const conversations = useConversations()
  const open = selected !== null || request !== null

  // Back in the list, the focus is on the conversation that was open.
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (selected === null && last.current !== null) {
      const row = document.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(last.current)}"]`)
      if (document.activeElement === document.body) row?.focus()
    }
    last.current = selected
  }, [selected])
  useVisibleHeight()
  if (!user) return null
  return (
    <div
      className={clsx(
        'relative flex h-[calc(100dvh-7rem-env(safe-area-inset-bottom))] flex-col overflow-hidden max-md:-mb-20',
        'md:h-[calc(100dvh-4rem)]',
        // On phones a conversation has the whole screen, as far as the keyboard leaves it.
        open &&
          'max-md:fixed max-md:inset-x-0 max-md:top-(--visible-top,0) max-md:z-40 max-md:mb-0 ' +
            'max-md:h-(--visible-height,100dvh) max-md:bg-surface',
      )}
    >
      <ConnectionNote />
      <div
        className={clsx(
          'page-panel flex min-h-0 flex-1 flex-col md:grid md:grid-cols-[19rem_minmax(0,1fr)]',
          'lg:grid-cols-[23rem_minmax(0,1fr)]',
        )}
      >
        <ConversationList query={conversations} selected={selected} hidden={open} />
        <section
          aria-label={t('Conversation')}
          className={clsx('min-h-0 min-w-0 flex-1 flex-col bg-surface', open ? 'flex' : 'hidden md:flex')}
        >
          <VisitSlot value={visit}>
            <PaneFor
              {...{ selected, automatic, request, onOpened, onClose }}
              viewer={user.id}
              conversations={conversations.data}
              listLoaded={!conversations.isPending}
            />
          </VisitSlot>
        </section>
      </div>
    </div>
  )
}

function ConnectionNote() {
  const t = useWords()
  const { status, reason, tryAgain } = useConnection()
  return (
    <div role="status">
      {status === 'reconnecting' ? (
        <p className="flex min-h-10 items-center justify-center gap-2.5 bg-warn-soft px-4 py-1.5 font-semibold">
          <SpinnerMark size={16} />
          {t('Reconnecting…')}
        </p>
      ) : null}
      {status === 'failed' ? (
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-warn-soft px-4 py-1.5">
          <p className="flex min-w-0 items-center gap-2 font-semibold">
            <WifiOff aria-hidden size={17} className="shrink-0" />
            {reason ?? t('Live updates are off. New messages come a little later.')}
          </p>
          <Button variant="quiet" onClick={tryAgain} icon={<RotateCcw aria-hidden size={16} />}>
            {t('Try again')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Safari resizes neither the window nor `dvh` for its keyboard, so the visible pixels go into CSS variables. */
function useVisibleHeight(): void {
  useEffect(() => {
    const visible = window.visualViewport
    if (!visible) return
    const { style } = document.documentElement
    const follow = () => {
      // Zoomed in by the user, which is no keyboard.
      if (visible.scale !== 1) return
      style.setProperty('--visible-height', `${visible.height}px`)
      style.setProperty('--visible-top', `${visible.offsetTop}px`)
    }
    follow()
    visible.addEventListener('resize', follow)
    visible.addEventListener('scroll', follow)
    return () => {
      visible.removeEventListener('resize', follow)
      visible.removeEventListener('scroll', follow)
      style.removeProperty('--visible-height')
      style.removeProperty('--visible-top')
    }
  }, [])
}

import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useSessionUser } from '@/session/session'
import { ConnectionNote } from './connection-note'
import { ConversationList } from './list/conversation-list'
import { PaneFor } from './pane/pane-for'
import { VisitSlot, type ShowVisit } from './pane/thread/visit-slot'
import { useConversations } from './state/use-conversations'
import { useVisibleHeight } from './use-visible-height'

type Props = {
  /** Id of the conversation that is open. */
  selected: string | null
  /** It came from the URL, not from a choice on this screen. */
  automatic: boolean
  /** The conversation to open or begin (A 2). */
  request: { property: string | null; owner: string } | null
  /** Shows a proposed visit. */
  visit: ShowVisit
  onOpened: (id: string) => void
  onClose: () => void
}

/** The conversations and the open one, which replaces the list on phones (A 2). */
export function MessagesScreen({ selected, automatic, request, visit, onOpened, onClose }: Props) {
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
        'relative flex h-[calc(100dvh-7rem-env(safe-area-inset-bottom))] flex-col overflow-hidden max-md:-mb-20 md:h-[calc(100dvh-4rem)]',
        // On phones a conversation has the whole screen, as far as the keyboard leaves it.
        open &&
          'max-md:fixed max-md:inset-x-0 max-md:top-(--visible-top,0) max-md:z-40 max-md:mb-0 max-md:h-(--visible-height,100dvh) max-md:bg-surface',
      )}
    >
      <ConnectionNote />
      <div className="page-panel flex min-h-0 flex-1 flex-col md:grid md:grid-cols-[19rem_minmax(0,1fr)] lg:grid-cols-[23rem_minmax(0,1fr)]">
        <ConversationList query={conversations} selected={selected} hidden={open} />
        <section
          aria-label="Conversation"
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

import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { MessagesScreen } from '@/features/messages/messages-screen'
import type { ShowVisit } from '@/features/messages/pane/thread/visit-slot'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { LinkButton } from '@/ui/button/link-button'
import { t } from '@/words/words'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The conversation that `owner` opened, with or without `property`; the URL stays plain (A 2). */
    conversation?: string
    fromList?: boolean
  }
}

const VisitInChat = lazyPart(() => import('@/features/tours/card/visit-in-chat').then((module) => module.VisitInChat), {
  waiting: ({ text }) => text,
  failed: ({ again, retrying }, { text, own }) => (
    <div className={own ? 'text-right' : ''}>
      {text}
      <LinkButton onClick={again} aria-disabled={retrying}>
        {t('Show the tour')}
      </LinkButton>
    </div>
  ),
})

const showVisit: ShowVisit = (visit) => <VisitInChat {...visit} />

type Props = { from: '/messages' | '/dashboard/messages' }

/** The Messages screen: the address names the open conversation, so that a reload and Back keep it. */
export function MessagesPage({ from }: Props) {
  const { conversation, property, owner } = useSearch({ from })
  const { conversation: opened, fromList } = useLocation({ select: ({ state }) => state })
  const navigate = useNavigate()
  const router = useRouter()
  const selected = conversation ?? opened ?? null
  // The initial conversation was not chosen by the user.
  const [found, setFound] = useState(selected)
  if (found !== null && found !== selected) setFound(null)
  const close = () => {
    if (fromList) router.history.back()
    else void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  }
  return (
    <MessagesScreen
      selected={selected}
      automatic={conversation === undefined || selected === found}
      request={owner ? { property: property ?? null, owner } : null}
      visit={showVisit}
      onOpened={(id) =>
        void navigate({ to: '.', search: {}, state: { conversation: id }, replace: true, resetScroll: false })
      }
      onClose={close}
    />
  )
}

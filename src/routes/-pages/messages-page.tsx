import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { healMessagesAddress } from '@/features/messages/messages-address'
import { MessagesScreen } from '@/features/messages/messages-screen'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The conversation that `property` and `owner` opened; the address itself stays plain (A 2). */
    conversation?: string
    /** The list is one step back. */
    fromList?: boolean
  }
}

/** The Messages screen: which conversation is open is the address's affair, so that a reload and Back keep it. */
export function MessagesPage() {
  const { conversation, property, owner } = healMessagesAddress(useSearch({ strict: false }))
  const { conversation: opened, fromList } = useLocation({ select: ({ state }) => state })
  const navigate = useNavigate()
  const router = useRouter()
  const selected = conversation ?? opened ?? null
  // What the screen opened with nobody has chosen on it.
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
      request={property && owner ? { property, owner } : null}
      onOpened={(id) =>
        void navigate({ to: '.', search: {}, state: { conversation: id }, replace: true, resetScroll: false })
      }
      onClose={close}
    />
  )
}

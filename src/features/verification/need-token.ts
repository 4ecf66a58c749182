import { useNavigate } from '@tanstack/react-router'
import { endSession, storedTokens } from '@/session/session'
import { notify } from '@/ui/toast/notify'

/**
 * Whether the browser still holds a token. Without one it says `text` and leads home (A 8), where signing in goes on to this
 * screen.
 */
export function useNeedToken(text: string): () => boolean {
  const navigate = useNavigate()
  return () => {
    if (storedTokens.user() !== null) return true
    notify({ text, tone: 'bad' })
    endSession({ expired: true })
    void navigate({ to: '/' })
    return false
  }
}

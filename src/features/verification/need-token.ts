import { useNavigate } from '@tanstack/react-router'
import { endSession, storedTokens } from '@/session/session'
import { notify } from '@/ui/toast/notify'

/** Without a token, shows `text` and opens the landing page (A 8), where signing in returns to this screen. */
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

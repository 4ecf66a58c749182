export type Connection = 'answering' | 'reconnecting' | 'lost'

type Watched = {
  /** Whether this page's own backend answers a request that goes over the network. */
  ping: () => Promise<boolean>
  restart: () => Promise<unknown>
  tell: (state: Connection) => void
}

const EVERY = 60_000

/** Restarts a worker that was stopped, replaced or bypassed; `lost` where that does not help. */
export function watchServiceWorker({ ping, restart, tell }: Watched): () => void {
  let state: Connection = 'answering'
  let looking = false
  const say = (next: Connection) => {
    if (next !== state) tell((state = next))
  }
  const look = async () => {
    if (looking || document.visibilityState !== 'visible') return
    looking = true
    try {
      if (await ping()) return say('answering')
      say('reconnecting')
      await restart().catch(() => {})
      say((await ping()) ? 'answering' : 'lost')
    } finally {
      looking = false
    }
  }
  const see = () => void look()
  const timer = setInterval(see, EVERY)
  document.addEventListener('visibilitychange', see)
  window.addEventListener('pageshow', see)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', see)
    window.removeEventListener('pageshow', see)
  }
}

export const PING_PATH = 'api/__mock/ping'

export async function pingBackend(base: string, answer: string): Promise<boolean> {
  try {
    const response = await fetch(base + PING_PATH, { cache: 'no-store', signal: AbortSignal.timeout(4_000) })
    return (await response.text()) === answer
  } catch {
    return false
  }
}

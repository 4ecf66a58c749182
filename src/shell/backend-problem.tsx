import { useEffect, useState } from 'react'
import { backendReady } from '@/api/backend-ready'
import { Button } from '@/ui/button/button'
import { Logo } from '@/ui/logo/logo'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

type Problem = { kind: 'worker' | 'blocked' | 'full'; said: string }

const REASONS: Record<'worker' | 'blocked' | 'full', { text: Label; steps: Label[] }> = {
  worker: {
    text: 'It needs a service worker, and this browser does not offer one on this page.',
    steps: [
      'Open the page over https, or on localhost: browsers allow service workers only there.',
      'Leave private browsing, or allow this site to store data.',
      'In a developer’s browser, clear the setting that bypasses service workers for network.',
    ],
  },
  blocked: {
    text: 'It keeps its data in this browser, which does not let this site store any.',
    steps: ['Leave private browsing, or allow this site to store data.', 'Then reload this page.'],
  },
  full: {
    text: 'It keeps its data in this browser, whose storage for this site is full.',
    steps: [
      'Remove what this site has stored, in the browser’s settings: it goes back to the original listings.',
      'Make room on this device, then reload this page.',
    ],
  },
}

const KINDS: Record<string, Problem['kind']> = { QuotaExceededError: 'full', SecurityError: 'blocked' }

function problemOf(error: unknown): Problem {
  if (!(error instanceof Error)) return { kind: 'worker', said: String(error) }
  return { kind: KINDS[error.name] ?? 'worker', said: error.message }
}

/** Why the mocked backend could not start; null if it did. */
export function useBackendProblem(): Problem | null {
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => {
    let here = true
    backendReady().catch((error: unknown) => {
      if (here) setProblem(problemOf(error))
    })
    return () => {
      here = false
    }
  }, [])
  return problem
}

export function BackendProblemPage({ problem: { kind, said } }: { problem: Problem }) {
  const t = useWords()
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-5 px-6 py-12">
      <Logo />
      <h1 className="text-3xl">{t('This demo cannot start here')}</h1>
      <p className="text-[1.0625rem] text-ink-muted">
        {t('Proventous runs on a backend of its own inside the browser.')} {t(REASONS[kind].text)}
      </p>
      <ol className="list-decimal space-y-2 pl-5">
        {REASONS[kind].steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <p className="text-sm text-ink-muted">
        {t.rich('What the browser said: {message}', { message: <code>{said}</code> })}
      </p>
      <Button className="self-start" onClick={() => location.reload()}>
        {t('Try Again')}
      </Button>
    </main>
  )
}

import { useEffect, useState } from 'react'
import { backendReady } from '@/api/backend-ready'
import { Button } from '@/ui/button/button'
import { Logo } from '@/ui/logo/logo'

/** Why the mocked backend could not start; null if it did. */
export function useBackendProblem(): string | null {
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let here = true
    backendReady().catch((error: unknown) => {
      if (here) setProblem(error instanceof Error ? error.message : String(error))
    })
    return () => {
      here = false
    }
  }, [])
  return problem
}

const STEPS = [
  'Open the page over https, or on localhost: browsers allow service workers only there.',
  'Leave private browsing, or allow this site to store data.',
  'In a developer’s browser, clear the setting that bypasses service workers for network.',
]

export function BackendProblemPage({ problem }: { problem: string }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-5 px-6 py-12">
      <Logo />
      <h1 className="text-3xl">This demo cannot start here</h1>
      <p className="text-[1.0625rem] text-ink-muted">
        Proventous runs on a backend of its own inside the browser. It needs a service worker, and this browser does not
        offer one on this page.
      </p>
      <ol className="list-decimal space-y-2 pl-5">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-sm text-ink-muted">
        What the browser said: <code>{problem}</code>
      </p>
      <Button className="self-start" onClick={() => location.reload()}>
        Try Again
      </Button>
    </main>
  )
}

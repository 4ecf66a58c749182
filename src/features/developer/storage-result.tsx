import { clsx } from 'clsx'
import { CircleCheck, CircleX } from 'lucide-react'
import { Card } from '@/ui/card/card'
import { FactRows } from '@/ui/facts/fact-rows'
import { PathText } from './developer-layout'
import type { StorageCheck } from './check-storage'

type StorageResultProps = {
  request: string
  check: StorageCheck | undefined
  /** The reason why there is no answer. */
  error: Error | null
}

/** The storage proxy's answer. The live region is always rendered, so that each result is announced. */
export function StorageResult({ request, check, error }: StorageResultProps) {
  const good = check?.status === 200
  const Icon = good ? CircleCheck : CircleX
  return (
    <Card title="Result" className="mt-4">
      <div role="status" className="min-h-7">
        {error ? (
          <p className="flex gap-2 text-lg font-strong text-bad">
            <CircleX aria-hidden size={22} className="mt-0.5 shrink-0" />
            {error.message}
          </p>
        ) : check ? (
          <p className={clsx('flex gap-2 text-lg font-strong', good ? 'text-good' : 'text-bad')}>
            <Icon aria-hidden size={22} className="mt-0.5 shrink-0" />
            {wordsFor(check.status)}
          </p>
        ) : (
          <p className="text-ink-muted">Checking</p>
        )}
      </div>
      <FactRows
        className="mt-2"
        facts={[
          { label: 'Request', value: <PathText>{request}</PathText> },
          { label: 'Status', value: check ? String(check.status) : '–' },
          { label: 'Answered in', value: check ? `${check.ms} ms` : '–' },
        ]}
      />
    </Card>
  )
}

function wordsFor(status: number): string {
  if (status === 200) return 'The file is there.'
  if (status === 404) return 'This file does not exist.'
  return `The proxy answered ${status}.`
}

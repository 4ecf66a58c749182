import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { codeClass } from './section'

type Props = { label: string; text: string | (() => Promise<string> | string); small?: boolean }

export function CopyButton({ label, text, small = false }: Props) {
  const [said, setSaid] = useState<{ copied: boolean; text: string } | null>(null)
  const copy = async () => {
    const made = typeof text === 'string' ? text : await text()
    try {
      await navigator.clipboard.writeText(made)
      setSaid({ copied: true, text: made })
    } catch {
      setSaid({ copied: false, text: made })
    }
  }
  return (
    <>
      <Button
        size={small ? 'small' : 'medium'}
        variant="outline"
        className={small ? 'min-h-10' : ''}
        onClick={() => void copy()}
      >
        {said?.copied ? 'Copied' : label}
      </Button>
      {said && !said.copied ? (
        <pre className={`${codeClass} w-full rounded-control bg-surface-sunken p-3`}>{said.text}</pre>
      ) : null}
    </>
  )
}

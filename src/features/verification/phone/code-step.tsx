import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { verificationCode } from '@/contract/fields'
import { sentAgain } from '@/domain/people/sent-codes'
import { Button } from '@/ui/button/button'
import { LinkButton } from '@/ui/button/link-button'
import { CodeField } from '@/ui/code-field/code-field'
import { changePhoneDraft, type PhoneDraft } from './phone-draft'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

type CodeStepProps = {
  draft: PhoneDraft & { sentTo: string }
  busy: 'send' | 'verify' | null
  onVerify: (code: string) => void
  onSendAgain: () => void
  edited: () => void
}

export function CodeStep({
  draft: { sentTo, sends, spent, code, debugCode },
  busy,
  onVerify,
  onSendAgain,
  edited,
}: CodeStepProps) {
  const t = useWords()
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const focusCode = () => form.current?.querySelector<HTMLElement>('[name=verification_code]')?.focus()
  useEffect(focusCode, [sends])

  const change = (typed: string) => {
    setError(undefined)
    edited()
    changePhoneDraft({ code: typed })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = verificationCode.safeParse(code)
    if (read.success) return onVerify(read.data)
    setError(read.error.issues[0]?.message)
    focusCode()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-4">
      <p role="status" className="text-pretty text-ink-muted">
        {sentWords({ sentTo, sends, spent })}
      </p>
      <CodeField value={code} error={error} onChange={change} />
      {debugCode === null ? null : (
        <DemoCodeNote
          code={debugCode}
          onUse={(told) => {
            change(told)
            focusCode()
          }}
        />
      )}
      <Button type="submit" size="large" wide busy={busy === 'verify'} disabled={code === ''}>
        {t('Verify Code')}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <LinkButton disabled={busy !== null} onClick={onSendAgain}>
          {t('Send the code again')}
        </LinkButton>
        <LinkButton
          disabled={busy !== null}
          onClick={() => {
            edited()
            changePhoneDraft({ sentTo: null, sends: 0, code: '' })
          }}
        >
          {t('Change the number')}
        </LinkButton>
      </div>
    </form>
  )
}

function sentWords({ sentTo, sends, spent }: Pick<CodeStepProps['draft'], 'sentTo' | 'sends' | 'spent'>): string {
  if (spent) return t('The code that we sent to {to} no longer works.', { to: sentTo })
  if (sends > 1) return sentAgain(sends, sentTo)
  return t('We sent a 6-digit code to {to}. It is valid for 10 minutes.', { to: sentTo })
}

/** Shows the code if the answer carries it, as the mock's does. */
function DemoCodeNote({ code, onUse }: { code: string; onUse: (code: string) => void }) {
  const t = useWords()
  return (
    <details className="group rounded-control bg-surface-sunken px-3.5 text-[0.8125rem] ring-1 ring-line ring-inset">
      <summary
        className={clsx(
          'flex min-h-11 list-none items-center gap-2 rounded-control',
          'font-strong [&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="flex-1">{t('Demo: no text message leaves this machine.')}</span>
        <ChevronDown aria-hidden size={18} className="text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <span>
          {t.rich('Latest code: {code}', { code: <strong className="figures tracking-wider">{code}</strong> })}
        </span>
        <LinkButton onClick={() => onUse(code)}>{t('Fill it in')}</LinkButton>
      </p>
    </details>
  )
}

import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { CircleCheck, CircleX } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { address, call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { checkStoredFile } from '@/contract/storage'
import { Button } from '@/ui/button/button'
import { LinkButton } from '@/ui/button/link-button'
import { Card } from '@/ui/card/card'
import { FactRows } from '@/ui/facts/fact-rows'
import { TextField } from '@/ui/text-field/text-field'
import { DeveloperLayout, PathText } from './developer-layout'
import { t, type Label } from '@/words/words'
import { useWords } from '@/words/use-words'

const EXAMPLES = [
  ['A picture', 'properties/1/exterior-960.webp'],
  ['A portrait', 'avatars/101.svg'],
  ['A file that is not there', 'properties/0/no-such-file.webp'],
  ['A private file', 'private/ids/301/front'],
] as const satisfies readonly (readonly [name: Label, path: string])[]

const checkKey = (path: string) => ['storage-check', path] as const

export function StorageScreen() {
  const t = useWords()
  const [typed, setTyped] = useState<string>(EXAMPLES[0][1])
  const [path, setPath] = useState<string>(EXAMPLES[0][1])
  const [error, setError] = useState<Label>()
  const check = useQuery({
    queryKey: checkKey(path),
    queryFn: ({ signal }) => checkStorage(path, signal),
    staleTime: 0,
    gcTime: 0,
  })

  const ask = (wanted: string) => {
    setTyped(wanted)
    setError(undefined)
    if (wanted === path) void check.refetch()
    else setPath(wanted)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = typed.trim().replace(/^\/?(storage\/)?/, '')
    if (wanted === '') return setError('Enter the path of a stored file.')
    ask(wanted)
  }
  return (
    <DeveloperLayout
      title={t('Storage proxy')}
      intro={t('Sends a HEAD request for a stored file, without fetching the picture, and shows the answer.')}
    >
      <Card title={t('File')}>
        <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
          <TextField
            className="flex-[1_1_16rem]"
            label={t('Path')}
            name="path"
            spellCheck={false}
            autoCapitalize="none"
            prefix="/storage/"
            inputClassName="font-mono"
            value={typed}
            error={error && t(error)}
            onChange={(event) => {
              setTyped(event.target.value)
              setError(undefined)
            }}
          />
          <Button type="submit" className="sm:mt-6.5" busy={check.isFetching}>
            {t('Check')}
          </Button>
        </form>
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-[0.8125rem]">
          {EXAMPLES.map(([name, example]) => (
            <LinkButton key={name} onClick={() => ask(example)}>
              {t(name)}
            </LinkButton>
          ))}
        </p>
      </Card>
      <StorageResult
        request={`HEAD ${address(checkStoredFile, { params: { path } })}`}
        check={check.data}
        error={check.isFetching ? null : check.error}
      />
    </DeveloperLayout>
  )
}

type StorageResultProps = {
  request: string
  check: StorageCheck | undefined
  error: Error | null
}

function StorageResult({ request, check, error }: StorageResultProps) {
  const t = useWords()
  const good = check?.status === 200
  const Icon = good ? CircleCheck : CircleX
  return (
    <Card title={t('Result')} className="mt-4">
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
          <p className="text-ink-muted">{t('Checking')}</p>
        )}
      </div>
      <FactRows
        className="mt-2"
        facts={[
          { label: t('Request'), value: <PathText>{request}</PathText> },
          { label: t('Status'), value: check ? String(check.status) : '–' },
          { label: t('Answered in'), value: check ? `${check.ms} ms` : '–' },
        ]}
      />
    </Card>
  )
}

function wordsFor(status: number): string {
  if (status === 200) return t('The file is there.')
  if (status === 404) return t('This file does not exist.')
  return t('The proxy answered {status}.', { status })
}

type StorageCheck = { status: number; ms: number }

/** The storage proxy's answer for a path, refusals included. Throws where no answer came. */
async function checkStorage(path: string, signal: AbortSignal): Promise<StorageCheck> {
  const began = performance.now()
  const took = () => Math.max(1, Math.round(performance.now() - began))
  try {
    await call(checkStoredFile, { params: { path } }, { signal })
    return { status: 200, ms: took() }
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, ms: took() }
    throw error
  }
}

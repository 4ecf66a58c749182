import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { address } from '@/api/call'
import { checkStoredFile } from '@/contract/storage'
import { Button } from '@/ui/button/button'
import { LinkButton } from '@/ui/button/link-button'
import { Card } from '@/ui/card/card'
import { TextField } from '@/ui/text-field/text-field'
import { checkStorage } from './check-storage'
import { DeveloperLayout } from './developer-layout'
import { StorageResult } from './storage-result'

const EXAMPLES = [
  ['A picture', 'properties/1/exterior-960.webp'],
  ['A portrait', 'avatars/101.svg'],
  ['A file that is not there', 'properties/0/no-such-file.webp'],
  ['A private file', 'private/ids/301/front'],
] as const

const checkKey = (path: string) => ['storage-check', path] as const

/** Requests a file's headers from the storage proxy and shows the answer (A 2). */
export function StorageScreen() {
  const [typed, setTyped] = useState<string>(EXAMPLES[0][1])
  const [path, setPath] = useState<string>(EXAMPLES[0][1])
  const [error, setError] = useState<string>()
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
      title="Storage proxy"
      intro="Asks for a stored file with a HEAD request, which fetches no picture, and shows the answer."
    >
      <Card title="File">
        <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
          <TextField
            className="flex-[1_1_16rem]"
            label="Path"
            name="path"
            spellCheck={false}
            autoCapitalize="none"
            prefix="/storage/"
            inputClassName="font-mono"
            value={typed}
            error={error}
            onChange={(event) => {
              setTyped(event.target.value)
              setError(undefined)
            }}
          />
          <Button type="submit" className="sm:mt-6.5" busy={check.isFetching}>
            Check
          </Button>
        </form>
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-[0.8125rem]">
          {EXAMPLES.map(([name, example]) => (
            <LinkButton key={name} onClick={() => ask(example)}>
              {name}
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

import { checkStoredFile, getStoredFile, getStoredFileByApi } from '@/contract/storage'
import type { Backend } from '../backend'
import { implement } from '../network/implement'
import { problem } from '../network/problem'

export const storage = [
  implement(getStoredFile, (context) => stored(context.backend, context.params.path)),
  implement(getStoredFileByApi, (context) => stored(context.backend, context.params.path)),
  implement(checkStoredFile, async (context) => {
    const { status, headers } = await context.backend.file(context.params.path)
    return new Response(null, { status, headers })
  }),
]

async function stored({ file }: Backend, path: string): Promise<Response> {
  const answer = await file(path)
  if (answer.status === 404) throw problem(404, 'There is no such file.')
  return answer
}

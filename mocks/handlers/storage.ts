import type * as contract from '@/contract/storage'
import type { Backend } from '../backend'
import type { Implementations } from '../network/implement'
import { problem } from '../network/problem'

export const storage: Implementations<typeof contract> = {
  getStoredFile: ({ backend, params }) => stored(backend, params.path),
  getStoredFileByApi: ({ backend, params }) => stored(backend, params.path),
  checkStoredFile: async ({ backend, params }) => {
    const { status, headers } = await backend.file(params.path)
    return new Response(null, { status, headers })
  },
}

async function stored({ file }: Backend, path: string): Promise<Response> {
  const answer = await file(path)
  if (answer.status === 404) throw problem(404, 'This file does not exist.')
  return answer
}

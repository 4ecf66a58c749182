import { checkStoredFile, getStoredFile, getStoredFileByApi } from '@/contract/storage'
import { implement } from '../network/implement'

export const storage = [
  implement(getStoredFile, (context) => context.backend.file(context.params.path)),
  implement(getStoredFileByApi, (context) => context.backend.file(context.params.path)),
  implement(checkStoredFile, async (context) => {
    const { status, headers } = await context.backend.file(context.params.path)
    return new Response(null, { status, headers })
  }),
]

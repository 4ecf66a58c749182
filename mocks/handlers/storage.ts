import { checkStoredFile, getStoredFile, getStoredFileByApi } from '@/contract/storage'
import type { Context } from '../network/implement'
import { implement } from '../network/implement'

/** A path parameter with slashes arrives as one text or as its parts. */
function pathOf({ params }: Pick<Context<typeof getStoredFile>, 'params'>): string {
  return ([params.path] as unknown[]).flat().join('/')
}

export const storage = [
  implement(getStoredFile, (context) => context.backend.file(pathOf(context))),
  implement(getStoredFileByApi, (context) => context.backend.file(pathOf(context))),
  implement(checkStoredFile, async (context) => {
    const { status, headers } = await context.backend.file(pathOf(context))
    return new Response(null, { status, headers })
  }),
]

import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { checkStoredFile } from '@/contract/storage'

export type StorageCheck = { status: number; ms: number }

/** The storage proxy's answer for a path, refusals included. Throws where no answer came. */
export async function checkStorage(path: string, signal: AbortSignal): Promise<StorageCheck> {
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

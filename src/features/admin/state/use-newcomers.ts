import { useState } from 'react'
import type { AdminVerification } from '@/contract/admin'

export function useNewcomers(rows: readonly AdminVerification[] | undefined, reviewed: string | undefined) {
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null)
  const ids = rows?.map(({ id }) => String(id))
  if (ids && known === null) setKnown(new Set(ids))
  if (reviewed !== undefined && known && !known.has(reviewed)) setKnown(new Set([...known, reviewed]))
  return {
    ids: ids?.filter((id) => known !== null && !known.has(id)) ?? [],
    clear: () => setKnown(new Set([...(known ?? []), ...(ids ?? [])])),
  }
}

export type Newcomers = ReturnType<typeof useNewcomers>

import type { QueryClient } from '@tanstack/react-query'
import { hasAddition } from '@/listing/additions/additions'
import { call } from '@/api/call'
import { countSave, countView } from '@/contract/listing/interest'
import { deviceMark } from '@/session/marks/device-mark'

/** What browsers know and the types of the standard library do not. */
type Asks = Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean; connection?: { saveData?: boolean } }

/** A call goes on when its page is left. */
const QUIETLY = { keepalive: true }

/** Whether this browser may be counted: it asks neither not to be followed nor to save data. */
export function mayBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl, connection }: Asks = navigator
  return doNotTrack !== '1' && !globalPrivacyControl && !connection?.saveData
}

export async function countOpened(client: QueryClient, id: string): Promise<void> {
  if (!mayBeCounted() || !(await hasAddition(client, countView.id))) return
  await call(countView, { params: { id }, body: { device: deviceMark() } }, QUIETLY).catch(() => {})
}

export async function countSaves(
  client: QueryClient,
  added: readonly string[],
  removed: readonly string[],
): Promise<void> {
  for (const id of added) await countSaved(client, id, true)
  for (const id of removed) await countSaved(client, id, false)
}

async function countSaved(client: QueryClient, id: string, saved: boolean): Promise<void> {
  if (!mayBeCounted() || !(await hasAddition(client, countSave.id))) return
  await call(countSave, { params: { id }, body: { device: deviceMark(), saved } }, QUIETLY).catch(() => {})
}

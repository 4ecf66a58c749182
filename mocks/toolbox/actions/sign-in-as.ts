import type { StoredTexts } from '@/domain/stored-keys'
import { openAdminSession, openUserSession } from '../../browser/sessions'
import { writeSession } from '../../browser/write-storage'
import { urlOf, shownPath, type Tools } from '../tools'

export type Who = 'visitor' | 'admin' | { user: string }

export async function signInAs(tools: Tools, who: Who, inThisTab: boolean): Promise<void> {
  const { backend, keepSessionInTab, go } = tools
  const keys = await keysOf(tools, who)
  if (!keys) throw new Error('There is no such account in this scenario.')
  if (inThisTab && who !== 'admin') keepSessionInTab(keys)
  else {
    keepSessionInTab(null)
    writeSession(keys)
  }
  await backend.ready
  go(destination(who))
}

async function keysOf({ backend }: Tools, who: Who): Promise<StoredTexts | null> {
  if (who === 'visitor') return {}
  return who === 'admin' ? openAdminSession(backend) : openUserSession(backend, who.user)
}

function destination(who: Who): string | undefined {
  const path = shownPath()
  if (who === 'admin') return urlOf('/super-admin/dashboard')
  if (who === 'visitor') return /^\/(dashboard|super-admin)/.test(path) ? urlOf('/properties') : undefined
  return path === '/' || path.startsWith('/super-admin') ? urlOf('/dashboard/properties') : undefined
}

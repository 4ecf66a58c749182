import { create } from 'zustand'

/** Ids of deleted notifications whose deletion the server has not confirmed yet, kept by this tab. */
const KEY = 'proventous:deleted-notifications'

/**
 * Notifications that were deleted and can still be brought back. They are hidden everywhere at once; the server hears of it when
 * the moment for Undo has passed. This tab's session storage holds them meanwhile, so that a reload neither brings them back nor
 * loses them.
 */
export const useLeavingNotifications = create<{ ids: readonly string[] }>()(() => ({ ids: read() }))

export function hideNotification(id: string): void {
  write([...useLeavingNotifications.getState().ids.filter((other) => other !== id), id])
}

export function showNotification(id: string): void {
  write(useLeavingNotifications.getState().ids.filter((other) => other !== id))
}

function read(): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function write(ids: readonly string[]): void {
  useLeavingNotifications.setState({ ids })
  try {
    if (ids.length > 0) sessionStorage.setItem(KEY, JSON.stringify(ids))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage they stay hidden until the next reload.
  }
}

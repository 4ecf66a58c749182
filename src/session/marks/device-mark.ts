import { uniqueId } from '@/lib/unique-id'
import { storedValue } from '@/session/storage/stored-value'

/** `proventous:device` (an addition): tells this device's views and saves apart; empty before the first. */
export const useDeviceMark = storedValue<string>({
  key: 'proventous:device',
  read: (text) => (text !== null && /^[\w-]{16,64}$/.test(text) ? text : ''),
  write: (mark) => mark || null,
})

export function deviceMark(): string {
  const { current, update } = useDeviceMark.getState()
  if (current() === '') update(uniqueId)
  return current()
}

import { storedValue } from '@/session/storage/stored-value'

/** Keys without Ctrl or Alt can get in the way of speech input, so they can be turned off, on this device. */
export const useReviewKeysOn = storedValue<boolean>({
  key: 'proventous:review-keys',
  read: (text) => text !== 'off',
  write: (on) => (on ? null : 'off'),
})

const TYPED =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=listbox]'

/** True for a key that belongs to what has the focus, or to the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true
  return event.target instanceof Element && event.target.closest(TYPED) !== null
}

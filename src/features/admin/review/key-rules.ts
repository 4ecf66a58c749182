import { storedValue } from '@/session/storage/stored-value'

/** Whether single-key shortcuts work on this device. They can disturb speech input, so they can be turned off. */
export const useReviewKeysOn = storedValue<boolean>({
  key: 'proventous:review-keys',
  read: (text) => text !== 'off',
  write: (on) => (on ? null : 'off'),
})

const TYPED =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=listbox]'

export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true
  return event.target instanceof Element && event.target.closest(TYPED) !== null
}

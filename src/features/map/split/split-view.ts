import { storedValue } from '@/session/storage/stored-value'

/** `proventous:split-view`: on this device the map stands beside the results where there is room. */
export const useSplitView = storedValue<boolean>({
  key: 'proventous:split-view',
  read: (text) => text === '1',
  write: (split) => (split ? '1' : null),
})

/** The layout follows this class, so that a rendered page has the map's place before React takes it over. */
const mark = (split: boolean) => document.documentElement.classList.toggle('split', split)
if (typeof document !== 'undefined') {
  mark(useSplitView.getState().value)
  useSplitView.subscribe(({ value }) => mark(value))
}

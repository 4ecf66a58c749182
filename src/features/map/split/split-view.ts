import { storedValue } from '@/session/storage/stored-value'

/** `proventous:split-view`: on this device the map stands beside the results where there is room. */
export const useSplitView = storedValue<boolean>({
  key: 'proventous:split-view',
  read: (text) => text === '1',
  write: (split) => (split ? '1' : null),
})

import type * as contract from '@/contract/account/activity'
import type { Implementations } from '../../network/implement'
import { activityOf } from '../../wire/own-activity'

export const activity: Implementations<typeof contract> = {
  getOwnActivity: ({ backend, me }) => activityOf(backend, me()),
}

import * as React from 'react'

type Internals = { recentlyCreatedOwnerStacks: number }

/**
 * Lets React create elements without a stack of where they were created, as it does itself after ten thousand in a second. The stack
 * takes an eighth of a screen's test and shows in no message of it.
 */
export function quickenReact(): void {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  const internals = (React as unknown as Record<typeof name, Internals | undefined>)[name]
  if (internals?.recentlyCreatedOwnerStacks === undefined)
    throw new Error('React counts the stacks of its elements otherwise')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })
}

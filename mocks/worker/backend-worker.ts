import { expose } from 'comlink'

// msw keeps cookies there, of which the mocked backend has none, and does not start without it.
globalThis.localStorage ??= {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {},
  removeItem() {},
  clear() {},
}

const { hostBackend } = await import('./hosted-backend')
expose(hostBackend())
postMessage('hosted')

// msw's own worker, which also claims a page that it missed, when that page asks (mocks/browser/worker-in-control.ts).
const msw = new URL('mockServiceWorker.js', location.href).href
self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === msw ? url : null) })
importScripts(msw)
addEventListener('message', (event) => {
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim())
})

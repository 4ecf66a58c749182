// msw's own worker, which also claims a page that it missed, when that page asks (mocks/browser/worker-in-control.ts).
const msw = new URL('mockServiceWorker.js', location.href).href
self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === msw ? url : null) })

// The app's own files, of a build and of the development server, do not travel through the page.
const OWN_FILES = ['assets', 'src', 'mocks', 'node_modules'].map((folder) => new URL(`${folder}/`, location.href).href)
addEventListener('fetch', (event) => {
  if (OWN_FILES.some((start) => event.request.url.startsWith(start))) event.stopImmediatePropagation()
})

importScripts(msw)
addEventListener('message', (event) => {
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim())
})

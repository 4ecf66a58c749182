import type { Connection } from '../browser/service-worker-health'

const LOOK =
  'fixed inset-x-0 top-0 z-80 flex flex-wrap items-center justify-center gap-3 bg-warn-soft px-4 py-2 text-center font-semibold text-ink shadow-2 print:hidden'
const BUTTON = 'min-h-10 rounded-control border border-line-control bg-surface-raised px-3 font-strong text-ink'

/** Shows that the demo's backend is not answering, and offers a reload if it does not recover. */
export function makeBanner(host: HTMLElement, reload: () => void): (state: Connection) => void {
  let banner: HTMLElement | undefined
  return (state) => {
    banner?.remove()
    banner = undefined
    if (state === 'answering') return
    banner = document.createElement('div')
    banner.setAttribute('role', 'alert')
    banner.className = LOOK
    const words = document.createElement('p')
    words.textContent =
      state === 'reconnecting'
        ? 'The demo’s backend is not answering. Reconnecting…'
        : 'The demo’s backend is not answering. Reload the page to start it again; what you saved is kept.'
    banner.append(words)
    if (state === 'lost') {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = BUTTON
      button.textContent = 'Reload'
      button.addEventListener('click', reload)
      banner.append(button)
    }
    host.append(banner)
  }
}

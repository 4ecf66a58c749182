import type { Connection } from '../browser/service-worker-health'
import { launcherIsShown, keepPanelState, readPanelState } from './panel-state'
import type * as PanelRoot from './panel-root'
import { isRecording, recorderOf } from './record/recorder'
import { followSteps } from './report/trail'
import type { Tools } from './tools'

export type Given = Omit<Tools, 'go' | 'backend'> & { openBackend: () => Promise<Tools['backend']> }

type Mounted = { showConnection: (state: Connection) => void }
type Panel = typeof PanelRoot

/** Mounts the toolbox in its own element. Its errors never reach the product. */
export function mountToolbox({ openBackend, ...given }: Given): Mounted {
  const go = (url?: string) => (url === undefined ? location.reload() : location.assign(url))
  let opening: Promise<Tools> | undefined
  const openTools = () => (opening ??= openBackend().then((backend) => ({ ...given, backend, go })))
  const host = makeHost()
  const showConnection = makeBanner(host, () => location.reload())
  if (!launcherIsShown()) return { showConnection }
  // A recording continues after a reload, even while the panel is closed.
  if (isRecording()) void openTools().then(({ backend }) => recorderOf(backend))
  followSteps(host)

  let loading: Promise<[Panel, Tools]> | undefined
  let opener: Element | null = null
  let isOpen = false
  const launcher = makeLauncher(host, () => (isOpen ? close() : open(true)))

  function open(focus: boolean) {
    if (isOpen) return
    isOpen = true
    opener = document.activeElement
    keepPanelState({ open: true })
    launcher.show({ expanded: true })
    loading ??= Promise.all([import('./panel-root'), openTools()])
    loading.then(
      ([{ showPanel }, tools]) => isOpen && showPanel(host, tools, { focus, onClose: close }),
      () => {
        loading = undefined
        opening = undefined
        isOpen = false
        launcher.show({ expanded: false, problem: 'The toolbox could not be loaded. Press again.' })
      },
    )
  }
  function close() {
    if (!isOpen) return
    isOpen = false
    keepPanelState({ open: false })
    launcher.show({ expanded: false })
    void loading?.then(([{ hidePanel }]) => {
      hidePanel()
      const back =
        opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : launcher.button
      back.focus({ preventScroll: true })
    })
  }

  // In the capture phase, before the product's dialogs, which also close on Escape.
  window.addEventListener(
    'keydown',
    (event) => {
      const inside = event.target instanceof Node && host.contains(event.target)
      const shortcut = event.ctrlKey && !event.altKey && !event.metaKey && event.key === '.'
      if (!shortcut && !(event.key === 'Escape' && inside && isOpen)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (isOpen) close()
      else open(true)
    },
    true,
  )
  if (readPanelState().open) open(false)
  return { showConnection }
}

/** The events by which a dialog of the product traps focus and closes on a press outside. */
const HEARD_OUTSIDE = ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'wheel', 'touchmove'] as const

/** An open dialog must not hear what happens in here. `aria-live` keeps it from hiding the toolbox. */
function makeHost(): HTMLElement {
  const host = document.createElement('div')
  host.id = 'toolbox'
  host.setAttribute('aria-live', 'off')
  host.className = 'print:hidden'
  host.style.pointerEvents = 'auto'
  for (const name of HEARD_OUTSIDE) host.addEventListener(name, (event) => event.stopPropagation())
  window.addEventListener(
    'focusout',
    (event) => {
      const into = event.relatedTarget
      const from = event.target instanceof Element ? event.target.closest('[role=dialog],[role=alertdialog]') : null
      if (into instanceof Node && host.contains(into) && from && !host.contains(from)) event.stopImmediatePropagation()
    },
    true,
  )
  document.body.append(host)
  return host
}

const LAUNCHER =
  'fixed left-0 top-[58%] z-40 grid h-12 w-6 place-items-center rounded-r-control border border-l-0 ' +
  'border-line-control/60 bg-surface-raised text-2xs font-strong text-ink shadow-1 hover:bg-surface-sunken print:hidden'

function makeLauncher(host: HTMLElement, press: () => void) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = LAUNCHER
  button.textContent = 'QA'
  button.addEventListener('click', press)
  const show = ({ expanded, problem }: { expanded: boolean; problem?: string }) => {
    button.setAttribute('aria-expanded', String(expanded))
    button.setAttribute('aria-label', problem ? `QA toolbox. ${problem}` : 'QA toolbox')
    button.title = problem ?? 'QA toolbox (Ctrl+.)'
  }
  show({ expanded: false })
  host.append(button)
  return { button, show }
}

const BANNER =
  'fixed inset-x-0 top-0 z-80 flex flex-wrap items-center justify-center gap-3 bg-warn-soft px-4 py-2 text-center ' +
  'font-semibold text-ink shadow-2 print:hidden'
const RELOAD = 'min-h-10 rounded-control border border-line-control bg-surface-raised px-3 font-strong text-ink'

function makeBanner(host: HTMLElement, reload: () => void): (state: Connection) => void {
  let banner: HTMLElement | undefined
  return (state) => {
    banner?.remove()
    banner = undefined
    if (state === 'answering') return
    banner = document.createElement('div')
    banner.setAttribute('role', 'alert')
    banner.className = BANNER
    const words = document.createElement('p')
    words.textContent =
      state === 'reconnecting'
        ? 'The demo’s backend is not answering. Reconnecting…'
        : 'The demo’s backend is not answering. Reload the page to start it again; what you saved is kept.'
    banner.append(words)
    if (state === 'lost') {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = RELOAD
      button.textContent = 'Reload'
      button.addEventListener('click', reload)
      banner.append(button)
    }
    host.append(banner)
  }
}

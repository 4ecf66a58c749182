import type { Connection } from '../browser/service-worker-health'
import { makeBanner } from './banner'
import { makeLauncher } from './launcher'
import { makeHost } from './host'
import { launcherIsShown, keepPlace, readPlace } from './place'
import type * as PanelRoot from './panel-root'
import { recorderOf } from './record/recorder'
import { followSteps } from './report/trail'
import type { Tools } from './tools'

type Mounted = { showConnection: (state: Connection) => void }
type Panel = typeof PanelRoot

/** Mounts the toolbox in its own element. Its errors never reach the product. */
export function mountToolbox(given: Omit<Tools, 'go'>): Mounted {
  const go = (address?: string) => (address === undefined ? location.reload() : location.assign(address))
  const tools: Tools = { ...given, go }
  const host = makeHost()
  const showConnection = makeBanner(host, () => location.reload())
  if (!launcherIsShown()) return { showConnection }
  // A recording continues after a reload, even while the panel is closed.
  recorderOf(given.backend)
  followSteps(host)

  let loading: Promise<Panel> | undefined
  let opener: Element | null = null
  let isOpen = false
  const launcher = makeLauncher(host, () => (isOpen ? close() : open(true)))

  function open(focus: boolean) {
    if (isOpen) return
    isOpen = true
    opener = document.activeElement
    keepPlace({ open: true })
    launcher.show({ expanded: true })
    loading ??= import('./panel-root')
    loading.then(
      ({ showPanel }) => isOpen && showPanel(host, tools, { focus, onClose: close }),
      () => {
        loading = undefined
        isOpen = false
        launcher.show({ expanded: false, problem: 'The toolbox could not be loaded. Press again.' })
      },
    )
  }
  function close() {
    if (!isOpen) return
    isOpen = false
    keepPlace({ open: false })
    launcher.show({ expanded: false })
    void loading?.then(({ hidePanel }) => {
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
  if (readPlace().open) open(false)
  return { showConnection }
}

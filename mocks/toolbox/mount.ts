import type { Connection } from '../worker-watch'
import { makeBanner } from './banner'
import { makeDoor } from './door'
import { makeHost } from './host'
import { doorIsShown, keepPlace, readPlace } from './place'
import type * as PanelRoot from './panel-root'
import { recorderOf } from './record/recorder'
import type { Tools } from './tools'

type Mounted = { showConnection: (state: Connection) => void }
type Panel = typeof PanelRoot

/** Puts the toolbox beside the product, in an element of its own. What breaks in here never reaches the product. */
export function mountToolbox(given: Omit<Tools, 'go'>): Mounted {
  const go = (address?: string) => (address === undefined ? location.reload() : location.assign(address))
  const tools: Tools = { ...given, go }
  const host = makeHost()
  const showConnection = makeBanner(host, () => location.reload())
  if (!doorIsShown()) return { showConnection }
  // A recording goes on over reloads, whether the panel is open or not.
  recorderOf(given.backend)

  let loading: Promise<Panel> | undefined
  let opener: Element | null = null
  let isOpen = false
  const door = makeDoor(host, () => (isOpen ? close() : open(true)))

  function open(focus: boolean) {
    if (isOpen) return
    isOpen = true
    opener = document.activeElement
    keepPlace({ open: true })
    door.show({ expanded: true })
    loading ??= import('./panel-root')
    loading.then(
      ({ showPanel }) => isOpen && showPanel(host, tools, { focus, onClose: close }),
      () => {
        loading = undefined
        isOpen = false
        door.show({ expanded: false, problem: 'The toolbox could not be loaded. Press again.' })
      },
    )
  }
  function close() {
    if (!isOpen) return
    isOpen = false
    keepPlace({ open: false })
    door.show({ expanded: false })
    void loading?.then(({ hidePanel }) => {
      hidePanel()
      const back =
        opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : door.button
      back.focus({ preventScroll: true })
    })
  }

  // Before anything of the product hears the key: its dialogs close on Escape too.
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

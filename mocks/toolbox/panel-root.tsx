import { createRoot, type Root } from 'react-dom/client'
import { Boundary } from './parts/boundary'
import { Panel } from './panel'
import type { Tools } from './tools'

let root: Root | undefined
let element: HTMLElement | undefined

export function showPanel(
  host: HTMLElement,
  tools: Tools,
  { focus, onClose }: { focus: boolean; onClose: () => void },
) {
  hidePanel()
  element = document.createElement('div')
  host.append(element)
  root = createRoot(element)
  root.render(
    <Boundary>
      <Panel tools={tools} takesFocus={focus} onClose={onClose} />
    </Boundary>,
  )
}

export function hidePanel() {
  root?.unmount()
  element?.remove()
  root = undefined
  element = undefined
}

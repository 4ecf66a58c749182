import { drawSmaller } from './draw-smaller'
import type { ShrinkAnswer, ShrinkRequest } from './shrink'

// Shrinks pictures off the main thread, so the page stays responsive.
self.addEventListener('message', (event: MessageEvent<ShrinkRequest>) => {
  const { id, file } = event.data
  const answer = (message: ShrinkAnswer) => self.postMessage(message)
  drawSmaller(file).then(
    (blob) => answer({ id, blob }),
    () => answer({ id, blob: null }),
  )
})

import { drawSmaller } from './draw-smaller'
import type { ShrinkAnswer, ShrinkRequest } from './shrink'

// Draws pictures smaller away from the page, so that it stays fluid with twenty of them.
self.addEventListener('message', (event: MessageEvent<ShrinkRequest>) => {
  const { id, file } = event.data
  const answer = (message: ShrinkAnswer) => self.postMessage(message)
  drawSmaller(file).then(
    (blob) => answer({ id, blob }),
    () => answer({ id, blob: null }),
  )
})

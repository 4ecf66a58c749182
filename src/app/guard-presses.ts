/** Between the two presses of a double click, at most: milliseconds and pixels. */
const DOUBLE = { ms: 400, px: 10 }

const PRESSED = 'a, button, input, label, select, summary, textarea, [role]'

type Press = { at: number; x: number; y: number; on: Element | null }

const pressedBy = ({ target }: Event) => (target instanceof Element ? target.closest(PRESSED) : null)

/**
 * The second press of a double click does not press what has taken the place of the first one's target. Input between
 * the two makes them presses of their own. Holding Enter is one press as well.
 */
export function guardPresses(): () => void {
  let last: Press | null = null
  let slid = false
  let held: Element | null = null
  const onDown = (event: PointerEvent) => {
    const { timeStamp: at, clientX: x, clientY: y } = event
    const on = pressedBy(event)
    const double =
      last !== null && at - last.at < DOUBLE.ms && Math.hypot(x - last.x, y - last.y) < DOUBLE.px && last.on !== null
    // Assistive technology presses at no place.
    slid = double && last?.on !== on && (x !== 0 || y !== 0)
    last = { at, x, y, on: slid ? (last?.on ?? null) : on }
  }
  const onClick = (event: MouseEvent) => {
    // A click of the keyboard has no count.
    if (slid && event.detail > 0) drop(event)
  }
  const onKey = (event: KeyboardEvent) => {
    const on = pressedBy(event)
    if (!event.repeat) held = on
    else if (event.key === 'Enter' && on !== held && on?.matches('a, button')) drop(event)
  }
  const onInput = () => {
    last = null
  }
  document.addEventListener('pointerdown', onDown, true)
  document.addEventListener('input', onInput, true)
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKey, true)
  return () => {
    document.removeEventListener('pointerdown', onDown, true)
    document.removeEventListener('input', onInput, true)
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('keydown', onKey, true)
  }
}

function drop(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

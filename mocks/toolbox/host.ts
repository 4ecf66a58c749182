/** The events by which a dialog of the product traps focus and closes on a press outside. */
const HEARD_OUTSIDE = ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'wheel', 'touchmove'] as const

/**
 * The toolbox's own element, beside the product's. It can be used while a dialog of the product is open, which therefore must
 * not hear what happens in here; `aria-live` keeps the dialog from hiding it from screen readers.
 */
export function makeHost(): HTMLElement {
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

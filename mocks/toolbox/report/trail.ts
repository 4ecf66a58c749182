/** What somebody did in the product, one sentence each. What was typed is left out. */
const steps: string[] = []
const MOST = 60

const NAMED =
  'button,a[href],[role=button],[role=tab],[role=option],[role=menuitem],[role=radio],summary,input,select,textarea'

/** Those in `own` are the toolbox’s. Returns how to stop. */
export function followSteps(own: HTMLElement): () => void {
  let last = ''
  const note = (what: string) => {
    const here = location.pathname + location.search
    if (here !== last) add(`On ${here}`)
    last = here
    if (what !== '' && steps.at(-1) !== what) add(what)
  }
  const onProduct = (event: Event): HTMLElement | null => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(NAMED) : null
    return target && !own.contains(target) ? target : null
  }
  const pressed = (event: Event) => {
    const target = onProduct(event)
    if (target) note(`Press '${nameOf(target)}'`)
  }
  const changed = (event: Event) => {
    const target = onProduct(event)
    if (target?.matches('select,textarea,input:not([type=checkbox],[type=radio],[type=button],[type=submit])'))
      note(`Fill in '${nameOf(target)}'`)
  }
  note('')
  document.addEventListener('click', pressed, true)
  document.addEventListener('change', changed, true)
  return () => {
    document.removeEventListener('click', pressed, true)
    document.removeEventListener('change', changed, true)
  }
}

export function stepsSoFar(): readonly string[] {
  return [...steps]
}

function add(step: string): void {
  steps.push(step)
  if (steps.length > MOST) steps.shift()
}

function nameOf(control: HTMLElement): string {
  const label = (control as HTMLInputElement).labels?.[0]?.textContent
  const name = control.getAttribute('aria-label') ?? label ?? control.textContent ?? ''
  return name.trim().replaceAll(/\s+/g, ' ').slice(0, 60) || control.tagName.toLowerCase()
}

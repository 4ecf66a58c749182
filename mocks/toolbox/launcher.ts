const LOOK =
  'fixed left-0 top-[58%] z-40 grid h-12 w-6 place-items-center rounded-r-control border border-l-0 border-line-control/60 bg-surface-raised text-2xs font-strong text-ink shadow-1 hover:bg-surface-sunken print:hidden'

/** The button that opens the toolbox. The left edge of the screen is free of the product's bars. */
export function makeLauncher(host: HTMLElement, press: () => void) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = LOOK
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

/** The row is about to go: the keyboard goes on from the next one, else the one before, else the heading. */
export function focusBeside(id: string): void {
  const row = document.querySelector(`[data-listing="${CSS.escape(id)}"]`)?.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const target = beside?.querySelector<HTMLElement>('h2 a') ?? document.querySelector<HTMLElement>('#main h1')
  // After the dialog has given the focus back to a button that goes.
  setTimeout(() => target?.focus(), 60)
}

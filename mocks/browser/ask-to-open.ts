const LIST = new Intl.ListFormat('en-US')

export type Opened = 'state' | 'scenario' | 'seed'

const TITLES: Record<Opened, string> = {
  state: 'Open this state?',
  scenario: 'Open this scenario?',
  seed: 'Go back to the seed?',
}

const LOOK =
  'm-auto w-[min(26rem,calc(100vw-2rem))] rounded-card border border-line bg-surface-raised p-6 text-ink shadow-2 ' +
  'backdrop:bg-black/50'
const BUTTON = 'min-h-11 rounded-control border px-4 font-strong'

/** Asks before the product starts whether to replace what somebody kept. Resolves to whether they want it. */
export function askToOpen(opened: Opened, replaced: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog = element('dialog', LOOK)
    const title = element('h2', 'text-xl', TITLES[opened])
    title.id = 'ask-to-open'
    dialog.setAttribute('aria-labelledby', title.id)
    const text = element('p', 'mt-2', `It replaces ${LIST.format(replaced)}, in every tab. There is no way back.`)
    const buttons = element('div', 'mt-5 flex flex-wrap justify-end gap-2')
    const button = (words: string, answer: string, look: string) => {
      const one = element('button', `${BUTTON} ${look}`, words)
      one.type = 'button'
      one.value = answer
      one.addEventListener('click', () => dialog.close(answer))
      buttons.append(one)
    }
    button('Not now', '', 'border-line-control bg-surface-raised')
    button('Open', 'open', 'border-transparent bg-action text-action-ink')
    dialog.append(title, text, buttons)
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'open')
    })
    document.body.append(dialog)
    dialog.showModal()
  })
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, look: string, words = '') {
  const made = document.createElement(tag)
  made.className = look
  made.textContent = words
  return made
}

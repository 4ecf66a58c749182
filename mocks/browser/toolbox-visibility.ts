import { take } from './asked'
import { readTab, writeTab } from './tab-storage'

const SHOWN = 'proventous-mock:toolbox-shown'

let asked: string | null = null

/** Call it before the app starts: the app drops unknown parameters. */
export function rememberToolboxVisibility(): void {
  const found = take('toolbox')
  if (found === null) return
  asked = found
  writeTab(SHOWN, found)
}

export function toolboxVisibility(): string | null {
  return asked ?? readTab(SHOWN)
}

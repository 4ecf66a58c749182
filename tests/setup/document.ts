import '@testing-library/jest-dom/vitest'
import { configure, getConfig } from '@testing-library/react'
import { fillDomGaps } from './dom-gaps'
import { takeNodeFiles } from './node-files'
import { quickenDom } from './quick-dom'
import { quickenReact } from './quick-react'
import { shortenErrors } from './short-errors'

export { cleanup } from '@testing-library/react'

/** What the next file begins with: the address, the wait and the page of a tab that was just opened. */
export function emptyPage(): void {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.body.replaceChildren()
  document.title = ''
  history.replaceState(null, '', '/')
  configure({ asyncUtilTimeout: PATIENCE })
}

// Generous, because a loaded machine is slow.
const PATIENCE = 8_000

fillDomGaps()
await takeNodeFiles()
quickenDom()
quickenReact()
shortenErrors({ configure, getConfig })
configure({ asyncUtilTimeout: PATIENCE })

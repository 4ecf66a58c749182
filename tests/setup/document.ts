import '@testing-library/jest-dom/vitest'
import { configure, getConfig } from '@testing-library/react'
import { fillDomGaps } from './dom-gaps'
import { quickenDom } from './quick-dom'
import { shortenErrors } from './short-errors'

export { cleanup } from '@testing-library/react'

fillDomGaps()
quickenDom()
shortenErrors({ configure, getConfig })
// Generous, because a loaded machine is slow.
configure({ asyncUtilTimeout: 8_000 })

import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'
import { fillDomGaps } from './dom-gaps'
import { quickenDom } from './quick-dom'

export { cleanup } from '@testing-library/react'

fillDomGaps()
quickenDom()
// Generous, because a loaded machine is slow.
configure({ asyncUtilTimeout: 8_000 })

import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'
import { fillDomGaps } from './dom-gaps'

export { cleanup } from '@testing-library/react'

fillDomGaps()
// Generous, because a loaded machine is slow.
configure({ asyncUtilTimeout: 8_000 })

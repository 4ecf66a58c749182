import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'
import { fillDomGaps } from './dom-gaps'

export { cleanup } from '@testing-library/react'

fillDomGaps()
// A loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 8_000 })

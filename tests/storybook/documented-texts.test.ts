import { expect, test } from 'vitest'
import { textsIn } from '../../.storybook/documented-texts.mjs'

test('a text belongs to the section that the comment before it names', () => {
  const source = `
/** What a form refuses (A 5). */
const RULES = { photos: \`Maximum \${MOST} photos allowed\`, key: 'not-a-text' }
/** Alerts (A 8). */
export const Alert = () => <p className="mb-2 flex">Can&apos;t List Properties</p>
`
  expect(textsIn('src/rules.tsx', source)).toEqual([
    { text: 'Maximum … photos allowed', section: 'A 5', file: 'src/rules.tsx', line: 3 },
    { text: "Can't List Properties", section: 'A 8', file: 'src/rules.tsx', line: 5 },
  ])
})

test('a file that names no section has no documented text', () => {
  expect(textsIn('src/plain.ts', "export const TITLE = 'Find Your Perfect Home'")).toEqual([])
})

import { expect, test } from 'vitest'
import { textsIn } from '../../.storybook/words/documented-texts.mjs'

test('a text belongs to the section that the comment before it names', () => {
  const source = `
/** What a form refuses (A 5). */
const RULES = { photos: \`Maximum \${MOST} photos allowed\`, key: 'not-a-text' }
/** Alerts (A 8). */
export const Alert = () => <p className="mb-2 flex">Can&apos;t List Properties</p>
`
  expect(textsIn('src/rules.tsx', source).map(({ places: _, ...text }) => text)).toEqual([
    {
      key: 'rules:maximum-1-photos-allowed',
      text: 'Maximum {1} photos allowed',
      section: 'A 5',
      file: 'src/rules.tsx',
      line: 3,
    },
    {
      key: 'rules:can-t-list-properties',
      text: "Can't List Properties",
      section: 'A 8',
      file: 'src/rules.tsx',
      line: 5,
    },
  ])
})

test('a file that names no section has no documented text', () => {
  expect(textsIn('src/plain.ts', "export const TITLE = 'Find Your Perfect Home'")).toEqual([])
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withFirstSheets } from './first-sheets'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const WHOLE = '.a{top:0}'
const LINK = 'rel="stylesheet" href="/assets/a.css"'
const page = (content = '') =>
  `<meta content="style-src '${hash(WHOLE)}'"><style>${WHOLE}</style><link disabled ${LINK}>${content}`

test('each group of pages has one sheet of its own, which its policy allows, and the whole one as a file', () => {
  const given = {
    'properties.html': page('1'),
    'properties-rent.html': page('2'),
    'property/1.html': page(),
    'a.xml': 'x',
  }
  const { files, whole, sheets } = withFirstSheets(given, page(), (sheet, pages) => `${sheet}/*${pages.length}*/`)
  expect(whole).toBe(WHOLE)
  expect(sheets).toEqual(['.a{top:0}/*2*/', '.a{top:0}/*1*/', '.a{top:0}/*0*/'])
  expect(files['a.xml']).toBe('x')
  expect(files['properties-rent.html']).toBe(
    `<meta content="style-src '${hash('.a{top:0}/*2*/')}'"><style>.a{top:0}/*2*/</style>` +
      `<link data-whole-sheet disabled ${LINK}><noscript><link ${LINK}></noscript>2`,
  )
  expect(files['property/1.html']).toContain('<style>.a{top:0}/*1*/</style>')
})

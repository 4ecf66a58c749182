import { expect, test } from 'vitest'
import { tables } from '../../.storybook/tables.mjs'

const text = (value: string) => ({ type: 'text', value })
const code = (value: string) => ({ type: 'inlineCode', value })

test('a paragraph that is written as a table becomes one, with code that holds a pipe whole', () => {
  const tree = {
    type: 'root',
    children: [
      { type: 'paragraph', children: [text('| Tab | What |\n|---|---|\n| '), code('a | b'), text(' | Both |')] },
      { type: 'paragraph', children: [text('Either | or')] },
    ],
  }
  tables()(tree)
  const [table, paragraph] = tree.children
  expect(table).toEqual({
    type: 'table',
    children: [
      {
        type: 'tableRow',
        children: [
          { type: 'tableCell', children: [text(' Tab ')] },
          { type: 'tableCell', children: [text(' What ')] },
        ],
      },
      {
        type: 'tableRow',
        children: [
          { type: 'tableCell', children: [text(' '), code('a | b'), text(' ')] },
          { type: 'tableCell', children: [text(' Both ')] },
        ],
      },
    ],
  })
  expect(paragraph?.type).toBe('paragraph')
})

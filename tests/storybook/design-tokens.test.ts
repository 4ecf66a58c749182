import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { designTokenFiles, designTokens } from '../../.storybook/design/dtcg.mjs'
import { readSheets } from '../../.storybook/design/sheets.mjs'

const sheets = readSheets()
const { own } = sheets

test.each(designTokenFiles(sheets))('$file is what the style sheet says (npm run tokens)', ({ file, text }) => {
  expect(JSON.parse(readFileSync(join('.storybook/design/tokens', file), 'utf8'))).toEqual(JSON.parse(text))
})

test('every color of the style sheet is a token of both themes, with its parts', () => {
  const files = designTokens(sheets)
  const names = (file: string) => Object.keys(files[file]?.color ?? {})
  expect(names('light.tokens.json')).toEqual(names('dark.tokens.json'))
  expect(names('light.tokens.json').length).toBe(own.split('.dark {')[0]!.match(/: oklch\(/g)!.length)
  expect(files['light.tokens.json']?.color?.scrim).toEqual({
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [0.2, 0.03, 258], alpha: 0.5, hex: '#0d1624' },
  })
})

test('sizes, weights, curves and durations are typed', () => {
  expect(designTokens(sheets)['base.tokens.json']).toMatchObject({
    radius: { card: { $type: 'dimension', $value: { value: 14, unit: 'px' } } },
    'font-weight': { strong: { $type: 'fontWeight', $value: 650 } },
    ease: { calm: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] } },
    motion: { usual: { $type: 'duration', $value: { value: 180, unit: 'ms' } } },
    spacing: { unit: { $type: 'dimension', $value: { value: 0.25, unit: 'rem' } } },
    breakpoint: { md: { $type: 'dimension', $value: { value: 48, unit: 'rem' } } },
    tracking: { display: { $type: 'number', $value: -0.03 } },
    font: { sans: { $type: 'fontFamily', $value: expect.arrayContaining(['Plus Jakarta Sans']) } },
  })
})

test('a step of the type scale names the other tokens, with its line height', () => {
  expect(designTokens(sheets)['base.tokens.json']).toMatchObject({
    text: { '2xs': { $value: { value: 0.6875, unit: 'rem' } } },
    typography: {
      '2xs': {
        $type: 'typography',
        $value: { fontFamily: '{font.sans}', fontSize: '{text.2xs}', lineHeight: 1.455 },
      },
    },
  })
})

test('shadows are typed in both themes, layer by layer', () => {
  const files = designTokens(sheets)
  expect(files['dark.tokens.json']?.shadow?.['2']).toMatchObject({
    $type: 'shadow',
    $value: [
      { offsetY: { value: 16, unit: 'px' }, spread: { value: -12, unit: 'px' }, color: { alpha: 0.6 } },
      { offsetY: { value: 2, unit: 'px' }, spread: { value: 0, unit: 'px' }, color: { alpha: 0.3 } },
    ],
  })
  expect(files['light.tokens.json']?.shadow?.['1']?.$value).toHaveLength(2)
})

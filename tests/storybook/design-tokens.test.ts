import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { designTokenFiles, designTokens } from '../../.storybook/design/dtcg.mjs'

const css = readFileSync('src/ui/theme/tokens.css', 'utf8')

test.each(designTokenFiles(css))('$file is what the style sheet says (npm run tokens)', ({ file, text }) => {
  expect(JSON.parse(readFileSync(join('.storybook/design/tokens', file), 'utf8'))).toEqual(JSON.parse(text))
})

test('every color of the style sheet is a token of both themes, with its parts', () => {
  const files = designTokens(css)
  const names = (file: string) => Object.keys(files[file]?.color ?? {})
  expect(names('light.tokens.json')).toEqual(names('dark.tokens.json'))
  expect(names('light.tokens.json').length).toBe(css.split('.dark {')[0]!.match(/: oklch\(/g)!.length)
  expect(files['light.tokens.json']?.color?.scrim).toEqual({
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [0.2, 0.03, 258], alpha: 0.5 },
  })
})

test('sizes, weights, curves and durations are typed', () => {
  expect(designTokens(css)['base.tokens.json']).toMatchObject({
    radius: { card: { $type: 'dimension', $value: { value: 14, unit: 'px' } } },
    'font-weight': { strong: { $type: 'fontWeight', $value: 650 } },
    ease: { calm: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] } },
    motion: { usual: { $type: 'duration', $value: { value: 180, unit: 'ms' } } },
  })
})

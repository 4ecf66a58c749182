import { expect, test } from 'vitest'
import { firstSheet } from './first-sheet'

const pageWith = (...classes: string[]) => `<style>.a{}</style><p class="${classes.join(' ')}">`

test.each([
  ['what no element has is left out', '.a{color:red}.b{color:blue}', '.a{color:red}'],
  ['elements without a class keep their rules', 'html{margin:0}p,.b{top:0}', 'html{margin:0}p,.b{top:0}'],
  ['elements that no page has do not', 'table,.a>td{top:0}abbr:where([title]){top:0}.a,td{top:0}', '.a,td{top:0}'],
  [
    'a rule in a condition stays in it',
    '@media (width>=48rem){.a{top:0}.b{top:0}}',
    '@media (width>=48rem){.a{top:0}}',
  ],
  ['an empty layer keeps its place', '@layer x{.b{top:0}}@layer y;', '@layer x;@layer y;'],
  [
    'pointer and focus come later',
    '.a:hover{top:0}@media (hover:hover){.a{top:0}}::backdrop{top:0}.a:checked{top:0}',
    '.a:checked{top:0}',
  ],
  [
    'what is asked of other elements is no condition',
    '.a:is(.b *){top:0}.a:not(.b,.c){top:0}',
    '.a:is(.b *){top:0}.a:not(.b,.c){top:0}',
  ],
  [
    'a value may hold what ends a rule',
    '.b{content:"}"}.a{background:url(data:x;y,})}',
    '.a{background:url(data:x;y,})}',
  ],
  ['fonts stay', '@font-face{src:url(x)}', '@font-face{src:url(x)}'],
  [
    'properties that nothing reads go',
    ':root{--x:1;--y:var(--x);--z:2}.a{top:var(--z)}@property --x{inherits:false}',
    ':root{--z:2}.a{top:var(--z)}',
  ],
  [
    'movements that nothing reads go',
    '.a{animation:x 1s}@keyframes x{to{top:0}}@keyframes y{0%{top:0}to{top:1px}}',
    '.a{animation:x 1s}@keyframes x{to{top:0}}',
  ],
  ['dark and split are set by scripts', '.dark{top:0}.split .a{top:0}', '.dark{top:0}.split .a{top:0}'],
])('%s', (_, sheet, expected) => {
  expect(firstSheet(sheet, [pageWith('a')])).toBe(expected)
})

test('classes with characters that selectors escape are found', () => {
  const sheet = '.\\@sm\\:top-\\[1\\,5\\%\\]{top:0}.\\32 xl\\:p{top:0}.\\[\\&\\>svg\\]\\:p>svg{top:0}.md\\:p{top:0}'
  const page = `${pageWith('@sm:top-[1,5%]', '2xl:p', '[&amp;&gt;svg]:p')}<svg>`
  expect(firstSheet(sheet, [page])).toBe(sheet.replace('.md\\:p{top:0}', ''))
})

test('a property that the page reads stays', () => {
  const sheet = ':root{--x:1;--y:2}'
  expect(firstSheet(sheet, ['<p data-style="top:var(--y)">'])).toBe(':root{--y:2}')
})

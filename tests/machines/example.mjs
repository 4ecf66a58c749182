import { readFileSync } from 'node:fs'

/**
 * The worked example of a task page: its blocks of kind `diff` with a file as title. `@@` parts the places of one file.
 * @param {string} page
 * @returns {Map<string, (text: string) => string>} by file; each throws where a place is not in it exactly once
 */
export function exampleOf(page) {
  const blocks = readFileSync(page, 'utf8').matchAll(/```diff title="([^"]+)"\n([^]*?)```/g)
  return new Map([...blocks].map(([, file, diff]) => [file, (text) => diff.split('@@\n').reduce(changed, text)]))
}

function changed(text, diff) {
  const side = (sign) => diff.replaceAll(new RegExp(`^[${sign}].*\n`, 'gm'), '').replaceAll(/^./gm, '')
  const [first, ...more] = text.split(side('+'))
  if (more.length !== 1) throw new Error(`${more.length} places, not one, for the example:\n${diff}`)
  return first + side('-') + more[0]
}

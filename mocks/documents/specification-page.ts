import { anchorOf, linkSections } from './section-links'

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
  table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
  th, td { border: 1px solid #8888; padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; }
  blockquote { margin: 1rem 0; padding: 0.25rem 1rem; border-left: 4px solid #2a78c0; }
  code { font-size: 0.9em; }
  :target { scroll-margin-top: 1rem; text-decoration: underline; }
`

export function specificationPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Proventous: the specification</title>
<style>${STYLE}</style>
</head>
<body>
<!-- Generated from .storybook/docs/specification by npm run contract. Edit that, never this file. -->
<main>
${htmlOf(specificationText())}
</main>
</body>
</html>
`
}

/** Knows headings, paragraphs, flat lists, tables, quotes, code, bold and links: what the specification uses. */
export function htmlOf(markdown: string): string {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map((block) => blockOf(block.split('\n')))
    .join('\n')
}

function blockOf(lines: readonly string[]): string {
  const [first = ''] = lines
  const heading = /^(#+) (.+)$/.exec(first)
  if (heading) {
    const [, { length } = '', text = ''] = heading
    return `<h${length} id="${headingAnchor(text)}">${inline(text)}</h${length}>`
  }
  if (first.startsWith('|')) return tableOf(lines)
  if (first.startsWith('- '))
    return `<ul>\n${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('\n')}\n</ul>`
  if (first.startsWith('> '))
    return `<blockquote><p>${inline(lines.map((line) => line.slice(2)).join(' '))}</p></blockquote>`
  return `<p>${inline(lines.join(' '))}</p>`
}

function tableOf([head = '', , ...rows]: readonly string[]): string {
  const cells = (line: string) =>
    line
      .trim()
      .slice(1, -1)
      .split('|')
      .map((cell) => inline(cell.trim()))
  const row = (line: string, [open, close]: readonly [string, string]) =>
    `<tr>${cells(line)
      .map((cell) => `${open}${cell}${close}`)
      .join('')}</tr>`
  return `<table>
<thead>${row(head, ['<th scope="col">', '</th>'])}</thead>
<tbody>
${rows.map((line) => row(line, ['<td>', '</td>'])).join('\n')}
</tbody>
</table>`
}

function inline(text: string): string {
  return text.replaceAll(/`([^`]*)`|[^`]+/g, (piece, code: string | undefined) =>
    code === undefined
      ? escaped(piece)
          .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
          .replaceAll(/\[([^\]]+)\]\((#[^)]+)\)/g, '<a href="$2">$1</a>')
      : `<code>${escaped(code)}</code>`,
  )
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const FOLDER = '../../.storybook/docs/specification'

const files = import.meta.glob<string>('../../.storybook/docs/specification/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const NUMBERED = /^[AB] \d+(?:\.\d+)?(?= )/

/** The anchor of a heading: its section, `b-3-2`, or its words, `messages-screen`. */
export function headingAnchor(heading: string): string {
  const [section] = NUMBERED.exec(heading) ?? []
  if (section) return anchorOf(section)
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

export function specificationText(): string {
  const [introduction = '', ...parts] = ['introduction', 'browsing', 'accounts'].map(
    (name) => files[`${FOLDER}/${name}.md`] ?? '',
  )
  const contents = headingsOf(parts.join('\n'))
    .filter((heading) => NUMBERED.test(heading))
    .map((heading) => `- [${heading}](#${headingAnchor(heading)})`)
  return [withLinks(introduction), '## Contents', contents.join('\n'), ...parts.map(withLinks)].join('\n\n')
}

function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => heading)
}

/** Headings and code stay as they are. */
function withLinks(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => (line.startsWith('#') ? line : line.replaceAll(/`[^`]*`|[^`]+/g, linkUnlessCode)))
    .join('\n')
}

const linkUnlessCode = (piece: string) => (piece.startsWith('`') ? piece : linkSections(piece))

import { anchorOf, linkSections } from './section-links'

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

/** The specification as one Markdown text: introduction, contents, both parts; each citation links to its section. */
export function specificationText(): string {
  const [introduction = '', ...parts] = ['introduction', 'browsing', 'accounts'].map(
    (name) => files[`${FOLDER}/${name}.md`] ?? '',
  )
  const contents = headingsOf(parts.join('\n'))
    .filter((heading) => NUMBERED.test(heading))
    .map((heading) => `- [${heading}](#${headingAnchor(heading)})`)
  return [withLinks(introduction), '## Contents', contents.join('\n'), ...parts.map(withLinks)].join('\n\n')
}

/** The headings of a Markdown text below its title. */
export function headingsOf(markdown: string): string[] {
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

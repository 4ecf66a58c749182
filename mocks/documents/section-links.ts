/** A citation of the specification: `B 3.2`, `A 7`, or several sections of one part, `B 3.3, 3.4`. */
const CITATION = /\b([AB]) (\d\d?(?![\d-])(?:\.\d+)?)((?:(?:,| and| to| or) \d+\.\d+)*)/g

/** The specification's page, beside the published documents. */
export const SPECIFICATION_PAGE = 'specification.html'

/** The anchor of a section on the specification's page, from `B 3.2`. */
export function anchorOf(section: string): string {
  return section.toLowerCase().replaceAll(/[ .]/g, '-')
}

/**
 * Every section that a text cites, each as `B 3.2`. For the documentation pages and the tests.
 * @internal
 */
export function sectionsIn(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, part = '', first = '', others = '']) => [
    `${part} ${first}`,
    ...(others.match(/\d+\.\d+/g) ?? []).map((each) => `${part} ${each}`),
  ])
}

/** The text as Markdown, with each first-named section as a link to its place on the page at that address. */
export function linkSections(text: string, page = ''): string {
  return text.replaceAll(
    CITATION,
    (_, part: string, first: string, others: string) =>
      `[${part} ${first}](${page}#${anchorOf(`${part} ${first}`)})${others}`,
  )
}

/** The source of a call or an event as a sentence for the documents. */
export function sourceOf({ source, addition }: { source: string; addition?: true | undefined }): string {
  return `Source: ${linkSections(source, SPECIFICATION_PAGE)}${addition ? ' (addition)' : ''}.`
}

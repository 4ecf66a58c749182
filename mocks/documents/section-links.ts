/** A citation of the specification: `B 3.2`, `A 7`, or several sections of one part, `B 3.3, 3.4`. */
const CITATION = /\b([AB]) (\d\d?(?![\d-])(?:\.\d+)?)((?:(?:,| and| to| or) \d+\.\d+)*)/g

export const SPECIFICATION_PAGE = 'specification.html'

export function anchorOf(section: string): string {
  return section.toLowerCase().replaceAll(/[ .]/g, '-')
}

/** @internal For the documentation pages and the tests. Each section reads `B 3.2`. */
export function sectionsIn(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, part = '', first = '', others = '']) => [
    `${part} ${first}`,
    ...(others.match(/\d+\.\d+/g) ?? []).map((each) => `${part} ${each}`),
  ])
}

export function linkSections(text: string, page = ''): string {
  return text.replaceAll(
    CITATION,
    (_, part: string, first: string, others: string) =>
      `[${part} ${first}](${page}#${anchorOf(`${part} ${first}`)})${others}`,
  )
}

export function sourceOf({ source, addition }: { source: string; addition?: true | undefined }): string {
  return `Source: ${linkSections(source, SPECIFICATION_PAGE)}${addition ? ' (addition)' : ''}.`
}

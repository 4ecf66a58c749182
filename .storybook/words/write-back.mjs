/** @typedef {import('./documented-texts.mjs').DocumentedText} DocumentedText */
/** @typedef {import('./documented-texts.mjs').Place} Place */

/** A source with the changed texts in the places of the old ones. Offsets are those of `source`. */
export function rewritten(
  /** @type {string} */ source,
  /** @type {readonly { entry: Pick<DocumentedText, 'places'>, text: string }[]} */ changes,
) {
  const edits = changes
    .flatMap(({ entry, text }) => entry.places.map((place) => ({ ...place, text })))
    .toSorted((one, other) => other.start - one.start)
  return edits.reduce(
    (text, edit) => text.slice(0, edit.start) + written(edit, text.slice(edit.start, edit.end)) + text.slice(edit.end),
    source,
  )
}

function written(/** @type {Place & { text: string }} */ { kind, text, expressions }, /** @type {string} */ before) {
  if (kind === 'attribute') return `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  if (kind === 'jsx') {
    const [, lead = '', tail = ''] = /^(\s*)[^]*?(\s*)$/.exec(before) ?? []
    return lead + text.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('"', '&quot;') + tail
  }
  if (kind === 'template') {
    const parts = text
      .split(/(\{\d+\})/)
      .map((part, at) =>
        at % 2 === 0
          ? part.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)
          : `\${${expressions[Number(part.slice(1, -1)) - 1]}}`,
      )
    return `\`${parts.join('')}\``
  }
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
}

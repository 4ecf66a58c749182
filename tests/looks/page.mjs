// The page for a review: what differs, before and after beside each other, and the control that accepts it.

const escape = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const WORDS = { changed: 'Changed', new: 'New', gone: 'Gone' }

/**
 * @param {{ before: string, after: string, differences: readonly import('./compare.mjs').Difference[] }} compared
 * @returns {string} HTML; its pictures are beside it, in `pictures/`
 */
export function reviewPage({ before, after, differences }) {
  const counts = Object.entries(WORDS).map(
    ([kind, word]) => `${word}: ${differences.filter((each) => each.kind === kind).length}`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Looks: ${escape(before)} and ${escape(after)}</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { margin: 24px; max-width: 1800px }
  h2 { font-size: 1rem; margin: 32px 0 8px; overflow-wrap: anywhere }
  .three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px }
  figure { margin: 0 } img { max-width: 100%; border: 1px solid gray }
  button { min-height: 44px; font: inherit }
  label { display: inline-flex; gap: 6px; align-items: center; min-height: 44px; margin-right: 16px }
  body:has(#changed:not(:checked)) [data-kind=changed], body:has(#new:not(:checked)) [data-kind=new],
  body:has(#gone:not(:checked)) [data-kind=gone] { display: none }
</style>
<h1>What looks different</h1>
<p>Before: <code>${escape(before)}</code>, after: <code>${escape(after)}</code>. ${counts.join(', ')}.</p>
<p>${acceptance('all', 'every difference')}</p>
<p>${Object.entries(WORDS)
    .map(([kind, word]) => `<label><input type="checkbox" id="${kind}" checked> ${word}</label>`)
    .join('')}</p>
<main>
${differences.length === 0 ? '<p>Nothing looks different.</p>' : differences.map(row).join('\n')}
</main>
<script>
  document.addEventListener('click', async ({ target }) => {
    const { command, story } = target.dataset
    if (!command) return
    // Where npm run looks -- --review serves the page, it accepts by itself.
    const served = location.protocol === 'http:' && (await fetch('accept', { method: 'POST', body: story })).ok
    if (!served) await navigator.clipboard.writeText(command)
    target.textContent = served ? 'Accepted' : 'Copied: ' + command
    if (served) target.disabled = true
  })
</script>
</html>
`
}

/** Accepts where the page is served for a review; from a file, which cannot write, it copies the command. */
const acceptance = (/** @type {string} */ story, /** @type {string} */ what) =>
  `<button data-story="${escape(story)}" data-command="npm run looks -- --accept ${escape(story)}">Accept ${what}</button>`

function row(/** @type {import('./compare.mjs').Difference} */ { key, kind, before, after, share, difference }) {
  const [story = '', size = '', theme = ''] = key.split('/')
  const name = escape(`${story}, ${size}, ${theme}`)
  const amount = kind === 'changed' ? `, ${(share * 100).toFixed(2)} % of the pixels` : ''
  const figure = (/** @type {string} */ word, /** @type {string | null} */ file) =>
    `<figure><figcaption>${word}</figcaption>${
      file ? `<a href="${file}"><img loading="lazy" src="${file}" alt="${name}: ${word.toLowerCase()}"></a>` : 'none'
    }</figure>`
  const kept = (/** @type {string | null} */ file) => file && `pictures/${file}`
  return `<section data-kind="${kind}">
<h2>${name}: ${WORDS[kind].toLowerCase()}${amount}</h2>
<p>${acceptance(story, 'this story')}</p>
<div class="three">${figure('Before', kept(before))}${figure('After', kept(after))}${figure('Difference', difference)}</div>
</section>`
}

import { renderToString } from 'react-dom/server'
import type { Language } from '@/contract/fields'
import type { UnitSystem } from '@/domain/units/units'
import { renderInLanguage } from '@/session/regional'
import { renderInUnits } from '@/session/units'
import { translatorOf } from '@/words/dictionary'
import { speak, t } from '@/words/words'
import { App } from '../app'
import { prepareApp } from '../prepare-app'
import { fillCache, type PageRows } from './page-rows'
import { unescaped } from './unescaped'

export type RenderedScreen = {
  html: string
  title: string | null
  links: string
}

/**
 * Renders a screen for a visitor with nothing stored. Runs in Node and calls no backend: what is not among `rows` is
 * shown as loading. Throws when the screen leads elsewhere or fails. @param path path and search, without the base
 * path.
 */
export async function renderScreen(
  path: string,
  rows: PageRows,
  { units = 'metric', language = 'en' }: { units?: UnitSystem; language?: Language } = {},
): Promise<RenderedScreen> {
  renderInUnits(units)
  renderInLanguage(language)
  speak(translatorOf(language))
  const { queryClient, router } = prepareApp({ path: import.meta.env.BASE_URL + path.slice(1) })
  fillCache(queryClient, rows)
  // The loaders would ask for what is there already.
  queryClient.prefetchQuery = async () => {}
  await router.load()
  const { matches } = router.state
  if (matches.length < 2 || matches.some(({ status }) => status !== 'success'))
    throw new Error(`${path} cannot be rendered: it leads elsewhere or fails`)
  const text = renderToString(<App queryClient={queryClient} router={router} />)
  queryClient.clear()
  // React leaves a part that throws to the browser, and says so in a template.
  const failed = /<!--\$!--><template[^>]*>/.exec(text)
  if (failed) throw new Error(`${path} cannot be rendered: ${failed[0]}`)
  const rendered = apart(text)
  const titled = matches.at(-1)?.staticData.title
  const name = rows.detail?.title ?? (titled && t(titled))
  return { ...rendered, title: rendered.title ?? (name ? `${name} · Proventous` : null) }
}

/** React writes what belongs into the head, titles and hints for pictures, in front of the rest or where it stands. */
function apart(text: string): RenderedScreen {
  const links: string[] = []
  let title: string | null = null
  const html = text
    .replaceAll(/<link rel="preload"[^>]*>/g, (link) => {
      links.push(link)
      return ''
    })
    .replaceAll(/<title>([^<]*)<\/title>/g, (_, words: string) => {
      title ??= unescaped(words)
      return ''
    })
  return { html, title, links: links.join('') }
}

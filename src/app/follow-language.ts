import { languageOfAddress, useLanguage } from '@/session/regional'
import { namingLanguage, type AppRouter } from './router'

/**
 * Where the page was opened in a language by its address, the address names the language that is chosen later, in
 * entries that Back leads to as well. Returns how to stop.
 */
export function followLanguage(router: AppRouter): () => void {
  if (!router.options.rewrite) return () => {}
  const follow = () => {
    const language = useLanguage.getState().value
    if ((languageOfAddress(router.history.location.pathname) ?? 'en') === language) return
    // Another rewriting: the router keeps the links that the last one made.
    router.update({ ...router.options, rewrite: namingLanguage() })
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: true,
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    })
  }
  const stops = [useLanguage.subscribe(follow), router.history.subscribe(follow)]
  return () => {
    for (const stop of stops) stop()
  }
}

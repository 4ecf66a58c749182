import type { Language } from '@/contract/fields'
import { languageOfAddress, useLanguage } from '@/session/regional'
import { namingLanguage, type AppRouter } from './router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The language that this entry's address names since another was chosen: else the router sees the same place. */
    language?: Language
  }
}

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
      state: (old) => ({ ...old, language }),
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

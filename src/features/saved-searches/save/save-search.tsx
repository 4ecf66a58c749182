import { useMatch } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { create } from 'zustand'
import type { SearchState } from '@/domain/search/filter-state'
import { queryOf } from '@/domain/search/search-params'
import { askToSignIn, useAuthDialog } from '@/session/auth-dialog'
import { useSessionUser, isSignedIn } from '@/session/session'
import { Button } from '@/ui/button/button'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { WindowFailed } from '@/ui/lazy-module/part-failed'
import { useWords } from '@/words/use-words'

const SaveSearchDialog = lazyPart(() => import('./save-search-dialog').then((module) => module.default), {
  failed: (retry, { onClose }) => <WindowFailed {...retry} onClose={onClose} />,
})

const MEMBERS_BROWSE = '/dashboard/properties'

export function SaveSearch({ search }: { search: SearchState }) {
  const t = useWords()
  const wish = usePendingSaveSearch()
  const user = useSessionUser()
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname.replace(/\/$/, '') })
  const press = () => {
    wish.set(user ? here : MEMBERS_BROWSE)
    if (!user) askToSignIn(`${MEMBERS_BROWSE}?${queryOf(search)}`, 'save-search')
  }
  return (
    <>
      <Button
        variant="outline"
        onClick={press}
        title={t('Save this search')}
        className="max-md:thumb-target max-md:min-h-9 max-md:px-2.5 max-md:py-1"
      >
        <Bookmark aria-hidden size={17} />
        <span className="max-lg:sr-only @max-3xl:sr-only">{t('Save this search')}</span>
      </Button>
      {user && wish.at === here ? <SaveSearchDialog search={search} onClose={() => wish.set(null)} /> : null}
    </>
  )
}

/** It survives the login, which leads from a visitor's browse screen to the member's: only that opens the dialog. */
const usePendingSaveSearch = create<{ at: string | null; set: (at: string | null) => void }>()((set) => ({
  at: null,
  set: (at) => set({ at }),
}))

useAuthDialog.subscribe(({ mode }) => {
  if (mode === null && !isSignedIn()) usePendingSaveSearch.getState().set(null)
})

import { useMatch } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import type { SearchState } from '@/domain/search/filter-state'
import { queryOf } from '@/domain/search/saved-search'
import { askToSignIn } from '@/session/auth-dialog'
import { useSessionUser } from '@/session/session'
import { Button } from '@/ui/button/button'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { WindowFailed } from '@/ui/lazy-module/part-failed'
import { usePendingSaveSearch } from './pending-save-search'

const SaveSearchDialog = lazyPart(() => import('./save-search-dialog').then((module) => module.default), {
  failed: (retry, { onClose }) => <WindowFailed {...retry} onClose={onClose} />,
})

const MEMBERS_BROWSE = '/dashboard/properties'

/** 'Save this search' on the browse screen (A 2); visitors sign in first and come back to it. */
export function SaveSearch({ search }: { search: SearchState }) {
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
        title="Save this search"
        className="max-md:thumb-target max-md:min-h-9 max-md:px-2.5 max-md:py-1"
      >
        <Bookmark aria-hidden size={17} />
        <span className="max-lg:sr-only">Save this search</span>
      </Button>
      {user && wish.at === here ? <SaveSearchDialog search={search} onClose={() => wish.set(null)} /> : null}
    </>
  )
}

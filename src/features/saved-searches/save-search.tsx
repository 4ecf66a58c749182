import { useMatch } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { SearchState } from '@/domain/filter-state'
import { queryOf } from '@/domain/saved-search'
import { useAuthDialog } from '@/session/auth-dialog'
import { rememberDestination } from '@/session/preferences'
import { useSessionUser } from '@/session/session'
import { Button } from '@/ui/button/button'
import { useSaveWish } from './save-search-wish'

const SaveSearchDialog = lazy(() => import('./save-search-dialog'))

const MEMBERS_BROWSE = '/dashboard/properties'

/** 'Save this search' on the browse screen (readings.md); visitors sign in first and come back to it. */
export function SaveSearch({ search }: { search: SearchState }) {
  const wish = useSaveWish()
  const user = useSessionUser()
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname.replace(/\/$/, '') })
  const press = () => {
    wish.set(user ? here : MEMBERS_BROWSE)
    if (user) return
    rememberDestination(`${MEMBERS_BROWSE}?${queryOf(search)}`)
    useAuthDialog.getState().open('login')
  }
  return (
    <>
      <Button variant="outline" onClick={press} title="Save this search" className="max-sm:px-3">
        <Bookmark aria-hidden size={17} />
        <span className="max-sm:sr-only">Save this search</span>
      </Button>
      {user && wish.at === here ? (
        <Suspense>
          <SaveSearchDialog search={search} onClose={() => wish.set(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

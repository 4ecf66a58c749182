import type { SearchState } from '@/domain/search/filter-state'
import { useInPage } from './engines/engine'
import { useFoundInPage } from './engines/found-in-page'
import { useFoundOnServer } from './engines/found-on-server'
import type { Found } from './results'

export function useFound(search: SearchState): Found {
  const inPage = useInPage()
  const page = useFoundInPage(search, inPage)
  const server = useFoundOnServer(search, !inPage)
  return inPage ? page : server
}

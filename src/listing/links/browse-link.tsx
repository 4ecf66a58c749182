import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useLastSearch } from '@/session/last-search'
import { useRoutePrefix } from '@/session/route-prefix'

/** Leads to the results of the search that the tab showed last (B 2.2). */
export function BrowseLink(props: Omit<ComponentProps<'a'>, 'href'>) {
  const prefix = useRoutePrefix()
  const search = useLastSearch((state) => state.value)
  return <Link to={`${prefix}/properties`} search={search} {...props} />
}

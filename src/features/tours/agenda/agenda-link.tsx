import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useRoutePrefix } from '@/session/route-prefix'

type Props = Omit<ComponentProps<'a'>, 'href'> & { layout: 'day' | 'week'; day: string }

/** Leads to another day or week; Back leaves the agenda as a whole. */
export function AgendaLink({ layout, day, ...rest }: Props) {
  const prefix = useRoutePrefix()
  return (
    <Link
      to={`${prefix}/tours`}
      search={{ show: 'requests', as: layout, day }}
      replace
      resetScroll={false}
      preload={false}
      {...rest}
    />
  )
}

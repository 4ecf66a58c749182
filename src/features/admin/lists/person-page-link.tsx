import { Link } from '@tanstack/react-router'
import { useAddition } from '@/listing/additions/additions'
import { linkClass } from '@/ui/button/link-button'

type PersonPageLinkProps = { id: string | number | null | undefined; name: string }

export function PersonPageLink({ id, name }: PersonPageLinkProps) {
  const offered = useAddition('getAdminPerson')
  if (id === null || id === undefined || !offered) return name
  return (
    <Link to="/super-admin/users/$id" params={{ id: String(id) }} className={`${linkClass} wrap-anywhere`}>
      {name}
    </Link>
  )
}

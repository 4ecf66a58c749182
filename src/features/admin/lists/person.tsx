import { resolveImageUrl } from '@/domain/listing/images'
import { Avatar } from '@/ui/avatar/avatar'
import { nameOf } from '../labels'
import { PersonPageLink } from './person-page-link'

type PersonProps = {
  person: { name?: string | null; username?: string | null; email?: string | null }
  picture: string | null | undefined
  /** Id of the user, for the link to their page. */
  id: string | number | null | undefined
}

export function Person({ person, picture, id }: PersonProps) {
  const name = nameOf(person)
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} size={40} {...(picture ? { src: resolveImageUrl(picture) } : {})} />
      <span className="min-w-0">
        <span className="block truncate font-bold" title={name}>
          <PersonPageLink id={id} name={name} />
        </span>
        <span className="block truncate text-xs text-ink-muted">{person.email ?? person.username}</span>
      </span>
    </span>
  )
}

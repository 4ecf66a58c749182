import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { messageProfileName } from '@/domain/people/profile-path'

type Props = { person: { id: string | null; username: string | null; name: string }; className?: string }

export function PersonLink({ person, className }: Props) {
  return (
    <Link
      to="/dashboard/u/$username"
      params={{ username: messageProfileName(person) }}
      preload={false}
      className={clsx(
        'thumb-target rounded-sm hover:underline hover:decoration-brand hover:underline-offset-4',
        className,
      )}
    >
      {person.name}
    </Link>
  )
}

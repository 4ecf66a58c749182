import type { UseQueryResult } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import type { AdminUser } from '@/contract/admin'
import { matches, pageOf } from '../state/match'
import { useAdminSearch } from '../state/use-admin-search'
import { ID_TYPE_LABELS, providerLabel, whenText } from '../labels'
import { ListFrame } from './list-frame'
import { PhoneMark, StandingBadge, StatusBadge, TypeBadge } from './marks'
import { Person } from './person'
import { Rows, type Column, type Head } from './rows'
import { useWords } from '@/words/use-words'
import { t } from '@/words/words'

const HEAD: Head<AdminUser> = {
  label: 'User',
  cell: (row) => <Person person={row} picture={row.profilePicture} id={row.id} />,
}

const COLUMNS: Column<AdminUser>[] = [
  { label: 'Type', cell: (row) => <TypeBadge type={row.type} /> },
  {
    label: 'ID status',
    cell: (row) => (
      <span className="flex flex-wrap gap-1.5">
        <StatusBadge status={row.status} />
        {row.standing && row.standing !== 'active' ? <StandingBadge standing={row.standing} /> : null}
      </span>
    ),
  },
  { label: 'Phone', cell: (row) => <PhoneMark verified={row.phoneVerified} /> },
  { label: 'ID', wide: true, cell: (row) => (row.idType ? t(ID_TYPE_LABELS[row.idType]) : '–') },
  { label: 'Provider', wide: true, cell: (row) => providerLabel(row.authProvider) },
  { label: 'Location', wide: true, cell: (row) => row.location ?? '–' },
  { label: 'Joined', cell: (row) => <span className="figures">{whenText(row.createdAt, 'day')}</span> },
]

export function UsersTab({ query: { data, isError } }: { query: UseQueryResult<AdminUser[]> }) {
  const t = useWords()
  const { search } = useAdminSearch()
  const found = data
    ?.filter((row) => matches(row, search))
    .toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
  return (
    <ListFrame
      filters={['type', 'status', 'provider', 'phone']}
      placeholder={t('Name, username, email or place')}
      page={found ? pageOf(found, search.page) : isError ? null : undefined}
      count={data?.length ?? 0}
      empty={{
        icon: Users,
        title: t('No users yet'),
        reason: t('Accounts appear here as soon as people sign up.'),
      }}
    >
      {(rows) => (
        <Rows caption={t('All users')} rows={rows} keyOf={({ id }) => String(id)} head={HEAD} columns={COLUMNS} />
      )}
    </ListFrame>
  )
}

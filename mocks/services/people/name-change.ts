import type { Row } from '../../store/database'

type Given = { first_name?: string | null | undefined; last_name?: string | null | undefined }

/** The columns that a corrected name changes. An approved ID has another name on it, so it is verified no longer. */
export function nameChange(owner: Row<'user'>, given: Given): Partial<Row<'user'>> {
  const first_name = given.first_name ?? owner.first_name
  const last_name = given.last_name ?? owner.last_name
  if (first_name === owner.first_name && last_name === owner.last_name) return {}
  const name = `${first_name} ${last_name}`
  return { first_name, last_name, name, ...(owner.id_verified ? { id_verified: false, id_submitted: false } : {}) }
}

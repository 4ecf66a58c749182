import * as z from 'zod/mini'
import { call } from '@/api/call'
import { problem } from '@/contract/problem'
import { MOST_OF_A_PAGE } from '@/contract/search/limits'
import { searchProperties, type SearchQuery } from '@/contract/search/pages'

const found = searchProperties.responses[200]
const anyPage = {
  ...searchProperties,
  responses: { 200: z.extend(found, { data: z.array(z.unknown()) }), 400: problem },
}

/** The rows of every listing, page by page, as the backend answers them. Throws as `call` does */
export async function rowsOfAllPages(): Promise<unknown[]> {
  const rows: unknown[] = []
  const query: SearchQuery = { mode: 'all', fields: 'full', limit: String(MOST_OF_A_PAGE) }
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data, page } = await call(anyPage, { query: cursor ? { ...query, cursor } : query })
    rows.push(...data)
    cursor = page.next
  }
  return rows
}

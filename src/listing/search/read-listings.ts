import * as z from 'zod/mini'
import { call, configureApi } from '@/api/call'
import { checkAnswer } from '@/api/check-answer'
import { ApiError, ContractError } from '@/api/errors'
import { answer, problem } from '@/contract/problem'
import { listProperties } from '@/contract/listing/properties'
import { property, type WireProperty } from '@/contract/listing/property'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { isRecord, textOf } from '@/domain/wire-values'
import { rowsOfAllPages } from './engines/all-rows'

/** What has no rendered page, and why. */
export type LeftOut = {
  /** Id of the listing, or its place in the answer where it has none; the path of a page that shows several. */
  id: string
  reason: string
}

/** The call as it is, but for its rows: one that breaks the contract must not take the others along. */
const anyList = { ...listProperties, responses: { 200: answer(z.array(z.unknown())), 413: problem, 500: problem } }

/**
 * As a visitor gets them: in one list, or page by page. Rows that break the contract are named apart. @param backend
 * origin and prefix of its calls. Throws as `call` does where there is no list.
 */
export async function readListings(backend: string): Promise<{ listings: Listing[]; leftOut: LeftOut[] }> {
  configureApi({ baseUrl: backend.replace(/\/+$/, ''), token: () => null })
  const rows = await readRows()
  const listings: Listing[] = []
  const leftOut: LeftOut[] = []
  for (const [place, row] of rows.entries()) {
    try {
      listings.push(toListing(checkAnswer(listProperties.id, property, row, ['data', place]) as WireProperty))
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      leftOut.push({ id: (isRecord(row) && textOf(row['id'])) || `data.${place}`, reason: error.details })
    }
  }
  return { listings, leftOut }
}

async function readRows(): Promise<unknown[]> {
  try {
    return (await call(anyList, {})).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 413) return rowsOfAllPages()
    throw error
  }
}

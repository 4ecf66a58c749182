import { listingKeys } from '@/api/query-keys'
import { foundWords } from '@/domain/search/words/meant'
import { serverQuery } from './engines/server-queries'
import { useAnswer } from './engines/use-answer'

const NO_WORDS: readonly string[] = []

/** Words by which listings are found. A server that has them all mends what is typed by itself. */
export function useFoundWords(): readonly string[] {
  const ofServer = serverQuery(listingKeys.pool(['found words']), () => Promise.resolve(NO_WORDS))
  return useAnswer(ofServer, { ofList: foundWords }).data ?? NO_WORDS
}

import { t } from '@/words/words'

/** Alternative text of a picture in a conversation: 'Photo 2 of 3 from Noel'. `from` is null for own ones. */
export function photoAlt(from: string | null, place: number, count: number): string {
  const n = place + 1
  if (from === null) return count > 1 ? t('Photo {n} of {count} from you', { n, count }) : t('Photo from you')
  return count > 1
    ? t('Photo {n} of {count} from {name}', { n, count, name: from })
    : t('Photo from {name}', { name: from })
}

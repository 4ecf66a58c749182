import { t } from '@/words/words'
/** Statuses of a call that a backend does not have, as one without the additions. */
export const NOT_THERE: readonly number[] = [404, 405, 501]

/**
 * Refused, or `success: false`. `said`: the server's sentence or null; `fields`: its messages by field (422). `message`
 * is never empty or a raw word, and says when to try again.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly endpoint: string,
    readonly status: number,
    readonly said: string | null,
    readonly fields: Record<string, string[]> = {},
    /** Seconds until the server takes the call again, by its `Retry-After`; null if it does not say. */
    readonly retryAfter: number | null = null,
    /** The refusal as it came, for calls whose refusals say more. */
    readonly body: unknown = null,
  ) {
    super(
      [
        said === null || isRawWord(status, said) ? plainWords(status) : said,
        retryAfter === null ? '' : againIn(retryAfter),
      ]
        .join(' ')
        .trim(),
    )
  }
}

/** 'Down', 'Internal Server Error', 'Forbidden.': a program wrote it, and it tells people nothing. */
function isRawWord(status: number, said: string): boolean {
  return (status === 403 || status >= 500) && said.trim().split(/\s+/).length < 4
}

/** For a refusal without a sentence of the server's. */
function plainWords(status: number): string {
  if (status === 401) return t('Please sign in first.')
  if (status === 403) return t('You may not do this.')
  if (status === 404) return t('There is nothing here any more.')
  if (status === 412) return t('This was changed in the meantime.')
  if (status === 413) return t('That is too large.')
  if (status === 429) return t('That was too often in a short time. Please wait a little.')
  if (status >= 500) return t('The server has a problem. Please try again later.')
  return t('The server did not accept this. Please try again later.')
}

function againIn(seconds: number): string {
  return seconds < 60
    ? t.count(Math.max(1, seconds), 'You can try again in {n} second.', 'You can try again in {n} seconds.')
    : t.count(Math.ceil(seconds / 60), 'You can try again in {n} minute.', 'You can try again in {n} minutes.')
}

export function readRetryAfter(text: string | null, now: number): number | null {
  if (text === null) return null
  if (/^\d+$/.test(text.trim())) return Number(text)
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000))
}

export function saidBy(error: unknown): string | null {
  return error instanceof ApiError ? error.said : null
}

/** No answer: the network or the server is down, or it took too long. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  constructor(
    readonly endpoint: string,
    readonly reason: 'unreachable' | 'timeout',
    options?: ErrorOptions,
  ) {
    super(
      reason === 'timeout'
        ? t('The server took too long to answer. Please try again.')
        : t('The server could not be reached. Check your connection and try again.'),
      options,
    )
  }
}

/** `field` is the path inside the body, `received` its value. `message` is for people, `details` for developers. */
export class ContractError extends Error {
  override name = 'ContractError'
  constructor(
    readonly endpoint: string,
    readonly field: string,
    readonly detail: string,
    readonly received?: unknown,
  ) {
    super(t('The server sent something that this app cannot show. Please try again later.'))
    // oxlint-disable-next-line no-console -- developers look here; people read the message
    console.info(this.details)
  }

  get details(): string {
    return [this.endpoint, [this.field, this.detail].filter(Boolean).join(': ')].join(', ')
  }
}

/**
 * The server refused, or answered `success: false`. `said` is the server's own sentence, null without one; `fields` are its
 * messages by field (422). `message` is never empty.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly endpoint: string,
    readonly status: number,
    readonly said: string | null,
    readonly fields: Record<string, string[]> = {},
  ) {
    super(said ?? `The server answered ${status}.`)
  }
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
        ? 'The server took too long to answer. Please try again.'
        : 'The server could not be reached. Check your connection and try again.',
      options,
    )
  }
}

/** The answer breaks the contract; `field` is the path inside the body, `received` its value. */
export class ContractError extends Error {
  override name = 'ContractError'
  constructor(
    readonly endpoint: string,
    readonly field: string,
    readonly detail: string,
    readonly received?: unknown,
  ) {
    super(`The server answered something this app cannot read (${endpoint}, ${field ? `${field}: ` : ''}${detail}).`)
  }
}

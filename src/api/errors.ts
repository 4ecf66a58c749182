/** The server refused, or answered `success: false`. `message` is the server's own sentence, `fields` its messages by field (422). */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly endpoint: string,
    readonly status: number,
    message: string,
    readonly fields: Record<string, string[]> = {},
  ) {
    super(message)
  }
}

/** No answer: the network is down, the server is out of reach, or it took longer than allowed. */
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

/** The answer breaks the contract; `field` is the path inside the body, `received` what stood there. */
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

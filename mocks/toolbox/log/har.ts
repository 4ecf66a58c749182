import type { CallRecord } from '../../network/log'

type Pair = { name: string; value: string }

export function toHar(calls: readonly CallRecord[], base: string): object {
  return {
    log: {
      version: '1.2',
      creator: { name: 'Proventous QA toolbox', version: '1' },
      entries: calls.map((call) => entryOf(call, base)),
    },
  }
}

function entryOf(call: CallRecord, base: string): object {
  const { method, url, status, ms, at, requestHeaders, responseHeaders, answer } = call
  const full = new URL(url, base)
  const mimeType = responseHeaders?.['content-type'] ?? ''
  const size = answer === undefined ? -1 : new TextEncoder().encode(answer).length
  return {
    startedDateTime: new Date(at).toISOString(),
    time: ms,
    request: {
      method,
      url: full.href,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(requestHeaders),
      queryString: [...full.searchParams].map(([name, value]) => ({ name, value })),
      ...postData(call),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(responseHeaders),
      content: { size, mimeType, ...(answer === undefined ? {} : { text: answer }) },
      redirectURL: '',
      headersSize: -1,
      bodySize: size,
      ...(status === 0 ? { _error: 'The connection broke.' } : {}),
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  }
}

function postData({ body, form }: CallRecord): object {
  if (body !== undefined) return { postData: { mimeType: 'application/json', text: body } }
  if (!form) return {}
  const params = form.map(([name, value]) =>
    typeof value === 'string' ? { name, value } : { name, fileName: value.name, contentType: value.type },
  )
  return { postData: { mimeType: 'multipart/form-data', params, text: '' } }
}

function pairs(headers: Record<string, string> = {}): Pair[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }))
}

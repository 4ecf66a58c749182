/** A call as it was sent, to be shown to people. */
export type Sent = {
  /** Id of the endpoint. */
  on: string
  method: string
  url: string
  token?: string | undefined
  /** The headers besides the token and the content type. */
  headers: Record<string, string>
  body?: Record<string, unknown> | undefined
  multipart: boolean
}

/** Longest value of a form field that is written out. */
const LONGEST = 200

/**
 * The command that makes the call again. A session's token is written as `$TOKEN`, with the account that it belongs to; files are
 * written by name.
 */
export function curlOf({ method, url, token, headers, body, multipart }: Sent, owner: string | undefined): string {
  const parts = ['curl -i']
  if (method === 'HEAD') parts.push('--head')
  else if (method !== 'GET') parts.push(`-X ${method}`)
  parts.push(quoted(url))
  if (token !== undefined)
    parts.push(owner ? '-H "Authorization: Bearer $TOKEN"' : header('Authorization', `Bearer ${token}`))
  for (const [name, value] of Object.entries(headers)) parts.push(header(name, value))
  if (body && multipart) parts.push(...formParts(body))
  else if (body) parts.push(header('Content-Type', 'application/json'), `-d ${quoted(JSON.stringify(body))}`)
  return parts.join(' ') + (owner ? `   # TOKEN: a session of ${owner}` : '')
}

function formParts(body: Record<string, unknown>): string[] {
  return Object.entries(body).flatMap(([name, value]) => {
    if (value === undefined || value === null) return []
    if (value instanceof File) return [file(name, value)]
    if (Array.isArray(value) && value.length > 0 && value.every((entry) => entry instanceof File))
      return value.map((entry: File, index) => file(`${name}[${index}]`, entry))
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return [`-F ${quoted(`${name}=${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`)}`]
  })
}

const file = (name: string, { name: path, type }: File) => `-F ${quoted(`${name}=@${path};type=${type}`)}`
const header = (name: string, value: string) => `-H ${quoted(`${name}: ${value}`)}`
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

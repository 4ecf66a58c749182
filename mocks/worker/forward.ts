import { transfer, type Remote } from 'comlink'
import { passthrough } from 'msw'
import { http } from 'msw/core/http'
import type { HostedBackend } from './hosted-backend'

/** Hands each call to the backend's thread. What it has no handler for goes to the network. */
export function forwardCalls(backend: Remote<HostedBackend>) {
  return http.all('*', async ({ request }) => {
    const { url, method } = request
    const body = request.body && (await request.arrayBuffer())
    const sent = { url, method, headers: [...request.headers], body }
    const answer = await backend.handle(transfer(sent, body ? [body] : []))
    if (!answer) return passthrough()
    if (answer.status === 0) return Response.error()
    return new Response(answer.body, { status: answer.status, headers: answer.headers })
  })
}

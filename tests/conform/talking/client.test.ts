import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { getProperty } from '@/contract/listing/properties'
import { createClient } from './client'

/** A server that gives one answer after the other. */
async function serveInTurn(...answers: { status: number; headers?: Record<string, string>; body: unknown }[]) {
  const http = createServer((_, response) => {
    const { status, headers, body } = answers.shift()!
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => void http.listen(0, resolve))
  const close = () => new Promise((resolve) => void http.close(resolve))
  return { url: `http://localhost:${(http.address() as AddressInfo).port}`, left: answers, close }
}

const tooMany = { status: 429, headers: { 'Retry-After': '0' }, body: { success: false, message: 'Wait.' } }
const params = { id: '1' }

test('a call that meets a limit of the server is made again when the limit has passed', async () => {
  const server = await serveInTurn(tooMany, { status: 404, body: { success: false, message: 'Not here.' } })
  const found = createClient(server.url).succeed(getProperty, { params })
  await expect(found).rejects.toMatchObject({ field: 'status', got: expect.stringMatching(/^404/) as string })
  expect(server.left).toEqual([])
  await server.close()
})

test('a limit that does not pass is a difference', async () => {
  const server = await serveInTurn(tooMany, tooMany)
  const found = createClient(server.url).succeed(getProperty, { params })
  await expect(found).rejects.toMatchObject({ field: 'status', got: expect.stringMatching(/^429/) as string })
  await server.close()
})

test('a call that is not answered fails in time, and is not made a third time', async () => {
  let asked = 0
  const http = createServer(() => void (asked += 1))
  await new Promise<void>((resolve) => void http.listen(0, resolve))
  const url = `http://localhost:${(http.address() as AddressInfo).port}`
  const { succeed } = createClient(url, { patience: 100 })
  for (let time = 0; time < 4; time += 1)
    await expect(succeed(getProperty, { params })).rejects.toMatchObject({ field: 'answer', got: 'none within 0.1 s' })
  expect(asked).toBe(2)
  http.closeAllConnections()
  await new Promise((resolve) => void http.close(resolve))
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { listProperties } from '@/contract/listing/properties'
import { wireOf } from '@/domain/domain.test-support'
import { call, callRows, configureApi } from './call'

describe('a call that reads rows', () => {
  afterEach(() => {
    configureApi({ baseUrl: '' })
    vi.unstubAllGlobals()
  })

  function answered(body: BodyInit | null, init?: ResponseInit) {
    configureApi({ baseUrl: 'https://api.example.com' })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)))
    return callRows(listProperties, {}, ({ title }) => title)
  }

  it('gives each row as it is made', async () => {
    const data = [wireOf({ title: 'One' }), wireOf({ title: 'Two' })]
    await expect(answered(JSON.stringify({ success: true, data }))).resolves.toEqual(['One', 'Two'])
    await expect(call(listProperties, {})).resolves.toMatchObject({ data: [{ title: 'One' }, { title: 'Two' }] })
  })

  it('heals half a character, and leaves a whole one in two escapes', async () => {
    const json = JSON.stringify({
      success: true,
      data: [wireOf({ title: 'Lone \ud800 here' }), wireOf({ title: 'K' })],
    })
    expect(json).toContain('\\ud800')
    await expect(answered(json.replace('"K"', '"\\ud83c\\udfe0"'))).resolves.toEqual(['Lone \ufffd here', '🏠'])
  })

  it.each([
    ['a row that is wrong', { success: true, data: [wireOf(), { ...wireOf(), title: 5 }] }, 'data.1.title'],
    ['rows that are none', { success: true, data: 'none' }, 'data'],
    ['no rows', { success: true }, 'data'],
  ])('names %s', async (_, body, field) => {
    await expect(answered(JSON.stringify(body))).rejects.toMatchObject({ name: 'ContractError', field })
  })

  it('takes a refusal for one, whatever else it holds', async () => {
    const refusal = { success: false, message: 'Closed today.', data: [{ id: null }] }
    await expect(answered(JSON.stringify(refusal))).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Closed today.',
    })
    await expect(answered('{"message":"Too many"}', { status: 429 })).rejects.toMatchObject({
      name: 'ApiError',
      status: 429,
      message: 'Too many',
    })
  })

  it.each([
    ['text', 'not today'],
    ['half an answer', '{"success":true,"data":[{"id":"1"}'],
    ['nothing', null],
  ])('says that %s is not JSON', async (_, body) => {
    await expect(answered(body)).rejects.toMatchObject({ name: 'ContractError', detail: 'the body is not JSON' })
  })

  it.each([
    ['the network broke off in the middle', new TypeError('network error'), 'unreachable'],
    ['the answer took too long to come', new DOMException('Too long', 'TimeoutError'), 'timeout'],
  ])('says that %s', async (_, cause, reason) => {
    const broken = () => new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(cause) })
    await expect(answered(broken())).rejects.toMatchObject({ name: 'NetworkError', reason })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(broken())))
    await expect(call(listProperties, {})).rejects.toMatchObject({ name: 'NetworkError', reason })
  })
})

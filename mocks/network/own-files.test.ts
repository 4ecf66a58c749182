import { http } from 'msw/core/http'
import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { ownFiles } from './own-files'

const answered = async (url: string) => {
  let asked = false
  const call = http.get('*', () => {
    asked = true
    return new Response('called')
  })
  const response = await getResponse([...ownFiles('http://host/base/'), call], new Request(url))
  return { asked, intention: response?.headers.get('x-msw-intention') ?? null }
}

test("the app's own files pass before any call is looked at", async () => {
  expect(await answered('http://host/base/assets/property-page-a1.js')).toEqual({
    asked: false,
    intention: 'passthrough',
  })
  expect(await answered('http://host/base/api/properties')).toEqual({ asked: true, intention: null })
  expect(await answered('http://host/base/api/storage/assets/1.png')).toEqual({ asked: true, intention: null })
})

test('a module of the development server passes, whatever its folders are called', async () => {
  const module = await answered('http://host/base/src/session/storage/stored-database.ts')
  expect(module).toEqual({ asked: false, intention: 'passthrough' })
})

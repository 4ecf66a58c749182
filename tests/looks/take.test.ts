import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from './serve.mjs'
import { takePictures } from './take.mjs'

/** A catalog of squares: the first is moved by its transition, another has one theme alone. */
const CATALOG = `<!doctype html>
<style>
  html { background: white } html.dark { background: black }
  i { position: absolute; width: 20px; height: 20px; background: red; transition: left 5s }
</style>
<body><script>
  const show = (id) => {
    document.body.innerHTML = '<i style="left:0"></i>'
    document.body.firstChild.offsetLeft
    document.body.firstChild.style.left = id === 'moved' ? '100px' : '0'
    document.documentElement.classList.toggle('dark', id === 'dark')
    const storyGlobals = id === 'dark' ? { theme: 'dark' } : {}
    const story = { storyGlobals, parameters: {} }
    preview.currentRender = { id, phase: 'finished', story }
  }
  const preview = (globalThis.__STORYBOOK_PREVIEW__ = { channel: { emit: (_, { storyId }) => show(storyId) } })
  show(new URLSearchParams(location.search).get('id'))
</script>`

test('stories are taken one after the other in a page, in their themes, and as they are at rest', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'looks-'))
  writeFileSync(join(folder, 'iframe.html'), CATALOG)
  const server = await startServer(folder)
  const pictures: string[] = []
  const keep = (pixels: Buffer) => {
    const text = pixels.toString('base64')
    if (!pictures.includes(text)) pictures.push(text)
    return String(pictures.indexOf(text))
  }
  const stories = ['plain', 'moved', 'dark', 'plain']
  const once = await takePictures(server.url, stories, keep)
  expect(await takePictures(server.url, stories, keep)).toEqual(once)
  server.close()
  expect(Object.keys(once)).toEqual(
    ['dark/desktop/dark', 'dark/phone/dark'].concat(
      ['moved', 'plain'].flatMap((story) =>
        ['desktop', 'phone'].flatMap((size) => ['dark', 'light'].map((theme) => `${story}/${size}/${theme}`)),
      ),
    ),
  )
  // A square that has moved, one that has not, each in two themes and at two sizes; the dark story looks as the dark plain one.
  expect(pictures).toHaveLength(8)
  expect(once['dark/phone/dark']).toBe(once['plain/phone/dark'])
})

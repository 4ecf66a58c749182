// Serves the page for a review on this machine, where its buttons accept: they write which pictures are the accepted ones.
import { createServer } from 'node:http'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'

const ACCEPTED = 'accepted.json'
const TYPES = { '.html': 'text/html; charset=utf-8', '.webp': 'image/webp' }

const takenIn = (/** @type {string} */ file) =>
  existsSync(file) ? /** @type {Record<string, string>} */ (JSON.parse(readFileSync(file, 'utf8')).taken) : {}

/**
 * Takes a commit's pictures of stories as the accepted ones; the others stay those of `before`.
 *
 * @param {string} folder
 * @param {string} name the commit's
 * @param {string} only how the ids of the stories begin
 * @param {Record<string, string>} [before] what was compared with; by default what is accepted so far
 * @returns {number} how many pictures were accepted
 */
export function accept(folder, name, only, before = takenIn(join(folder, ACCEPTED))) {
  const isMeant = (/** @type {[string, string]} */ [key]) => key.startsWith(only)
  const meant = Object.entries(takenIn(join(folder, `${name}.json`))).filter(isMeant)
  const others = Object.entries(before).filter((entry) => !isMeant(entry))
  const gone = Object.keys(before).some((key) => key.startsWith(only))
  if (meant.length === 0 && !gone) return 0
  const taken = Object.fromEntries([...others, ...meant])
  writeFileSync(join(folder, ACCEPTED), `${JSON.stringify({ taken }, null, 1)}\n`)
  return Math.max(meant.length, 1)
}

/**
 * @param {string} folder
 * @param {string} name the commit's
 * @param {number} port
 * @param {() => Record<string, string>} before the pictures that the page compares with
 */
export async function startReview(folder, name, port, before) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const answer = (/** @type {number} */ status, /** @type {string} */ text = '') =>
      void response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text)
    if (request.method === 'POST' && pathname === '/accept') {
      // Another page in the same browser accepts nothing.
      if (request.headers.origin !== `http://${request.headers.host}`) return answer(403)
      let story = ''
      request.on('data', (part) => (story += part))
      return void request.on('end', () => {
        const accepted = accept(folder, name, story === 'all' ? '' : story, before())
        answer(accepted > 0 ? 200 : 404, String(accepted))
      })
    }
    const file = pathname === '/' ? join(folder, `${name}.html`) : fileIn(folder, pathname)
    if (!file || !existsSync(file)) return answer(404)
    return void response
      .writeHead(200, { 'Content-Type': TYPES[/** @type {keyof typeof TYPES} */ (extname(file))] })
      .end(readFileSync(file))
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', () => resolve(undefined))
  })
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' ? address?.port : port}`
  return { url, close: () => void server.close() }
}

/** A picture of the folder; nothing else is served. */
function fileIn(/** @type {string} */ folder, /** @type {string} */ pathname) {
  return dirname(pathname) === '/pictures' && extname(pathname) === '.webp'
    ? join(folder, 'pictures', basename(pathname))
    : null
}

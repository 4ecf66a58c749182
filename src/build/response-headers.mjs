import { existsSync, readFileSync } from 'node:fs'

/**
 * The headers that a `_headers` file (as Netlify, Cloudflare Pages and others read it) wants on every answer.
 * @param {string} file @returns {Record<string, string>}
 */
export function readHeaders(file) {
  if (!existsSync(file)) return {}
  const lines = readFileSync(file, 'utf8').split('\n')
  return Object.fromEntries(
    lines
      .filter((line) => /^\s+[\w-]+:/.test(line))
      .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  )
}

// What a host has to send. The examples for each kind of host are written from this (hosts.ts).
// JavaScript: the checks in `tests/` read it with Node alone.
import { existsSync, readFileSync } from 'node:fs'

/** Files below `assets/` have a hash in their names: another content is another file. */
export const CACHE_OF_ASSETS = 'public, max-age=31536000, immutable'
/** Anything else may change with each deployment. */
export const CACHE_OF_THE_REST = 'no-cache'

/**
 * The headers of every answer. Strict-Transport-Security counts over https only.
 * @param {string} contentPolicy @returns {Record<string, string>}
 */
export function responseHeaders(contentPolicy) {
  return {
    'Content-Security-Policy': contentPolicy,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/**
 * The headers that a `_headers` file (as Netlify, Cloudflare Pages and others read it) wants on the answer to a path.
 * @param {string} file @param {string} [path] @returns {Record<string, string>}
 */
export function readHeaders(file, path = '/') {
  const headers = {}
  let holds = false
  for (const line of linesOf(file)) {
    if (!/^\s/.test(line)) holds = matches(line.trim(), path)
    else if (holds) headers[line.slice(0, line.indexOf(':')).trim()] = line.slice(line.indexOf(':') + 1).trim()
  }
  return headers
}

/**
 * What a `_redirects` file answers to a path without a file: which file, and with which status. A rule that is `forced`
 * (`200!`) holds for a path with a file too. Null when no rule holds.
 * @param {string} file @param {string} path @param {string} [search]
 * @returns {{ to: string, status: number, forced: boolean } | null}
 */
export function readRedirect(file, path, search = '') {
  const asked = new URLSearchParams(search)
  for (const line of linesOf(file)) {
    const [from = '', ...rest] = line.trim().split(/\s+/)
    const params = rest.filter((word) => /^\w+=/.test(word)).map((word) => word.split('='))
    const [to = '', status = '200'] = rest.filter((word) => !/^\w+=/.test(word))
    if (!matches(from, path) || params.some(([name = '', value]) => asked.get(name) !== value)) continue
    return { to, status: Number.parseInt(status, 10), forced: status.endsWith('!') }
  }
  return null
}

function linesOf(file) {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

function matches(pattern, path) {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1))
  return path === pattern || (path === `${pattern}/` && pattern !== '/')
}

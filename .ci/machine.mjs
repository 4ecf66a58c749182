// How quick this machine is now: a fixed piece of work, of the kind that tests do, on as many cores as they use.
import { Worker, isMainThread, parentPort } from 'node:worker_threads'

/** Milliseconds that the work takes on the machine that the budgets are stated for. */
const REFERENCE = 1_000
const CORES = 2

/** How many times longer than on the reference machine the same work takes now. */
export async function machineFactor() {
  const times = await Promise.all(Array.from({ length: CORES }, timeInWorker))
  return Math.max(...times) / REFERENCE
}

function timeInWorker() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url))
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** Objects, texts, patterns, sorting, hashing in maps and garbage, in about equal parts. */
function work() {
  let seed = 1
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  for (let round = 0; round < 12; round += 1) {
    const rows = Array.from({ length: 4_000 }, (_, id) => ({
      id,
      title: `House ${next() % 977} near ${next() % 31}`,
      price: next() % 1_000_000,
      tags: [String(next() % 7), String(next() % 11)],
    }))
    const copies = JSON.parse(JSON.stringify(rows))
    copies.sort((a, b) => a.price - b.price || a.title.localeCompare(b.title, 'en'))
    const groups = new Map()
    for (const row of copies) {
      const key = row.title.replace(/\d+/g, (digits) => digits.padStart(4, '0')).toLowerCase()
      groups.set(key, { ...groups.get(key), ...row })
    }
    seed += groups.size
  }
}

if (!isMainThread) {
  // The first round is compiled while it runs.
  work()
  const began = performance.now()
  for (let times = 0; times < 4; times += 1) work()
  parentPort?.postMessage(performance.now() - began)
}

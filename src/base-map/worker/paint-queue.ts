/** Milliseconds of painting before the page may answer again. */
const SLICE = 10

/** Jobs in the order they came, a slice at a time, so that a screen of tiles never blocks the page for long. */
export class PaintQueue {
  private readonly jobs = new Map<object, () => void>()
  private running = false

  /** Adds a job for a key. A second job for the same key follows the first one's, which still runs. */
  add(key: object, job: () => void): void {
    const waiting = this.jobs.get(key)
    this.jobs.set(
      key,
      waiting
        ? () => {
            waiting()
            job()
          }
        : job,
    )
    if (!this.running) {
      this.running = true
      queueMicrotask(() => this.run())
    }
  }

  drop(key: object): void {
    this.jobs.delete(key)
  }

  private run(): void {
    const end = performance.now() + SLICE
    for (const [key, job] of this.jobs) {
      this.jobs.delete(key)
      job()
      if (performance.now() > end) break
    }
    this.running = this.jobs.size > 0
    if (this.running) setTimeout(() => this.run(), 0)
  }
}

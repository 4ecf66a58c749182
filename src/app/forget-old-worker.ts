/** Removes the service worker that an earlier build with its own backend left at this address. */
export async function forgetOldWorker(base: string): Promise<void> {
  // Without a secure context there are no workers, and where the browser forbids them it rejects.
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []
  const scope = new URL(base, location.origin).href
  for (const worker of workers) if (worker.scope === scope) await worker.unregister().catch(() => false)
}

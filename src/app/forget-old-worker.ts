/**
 * Removes the service worker that an earlier build with its own backend left at this address. A build for a real backend has none
 * of its own. The page goes on through the old one until it is loaded again; it lets every request pass.
 */
export async function forgetOldWorker(base: string): Promise<void> {
  // Without a secure context there are no workers, and where the browser forbids them it rejects.
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []
  const scope = new URL(base, location.origin).href
  for (const worker of workers) if (worker.scope === scope) await worker.unregister().catch(() => false)
}

/** In milliseconds; short for a claim, which browsers do not allow after a forced reload. */
const PATIENCE = { coming: 8_000, claim: 2_000 }

type Container = Pick<ServiceWorkerContainer, 'controller' | 'getRegistration' | 'addEventListener'>

/**
 * Waits until a worker controls the page. msw reloads a page that has a registration and no controller, which would
 * cut off what the user has begun.
 */
export async function workerInControl(container: Container, scope: string): Promise<void> {
  if (container.controller) return
  const controlled = new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  const registration = await container.getRegistration(scope)
  if (!registration) return
  // A worker claims the pages that are there when it is activated, and misses one that is being loaded.
  const isComing = registration.installing ?? registration.waiting
  if (!isComing) registration.active?.postMessage('CLAIM')
  const patience = isComing ? PATIENCE.coming : PATIENCE.claim
  await Promise.race([controlled, new Promise((resolve) => setTimeout(resolve, patience))])
}

const PATIENCE = 8_000

type Container = Pick<ServiceWorkerContainer, 'controller' | 'getRegistration' | 'addEventListener'>

/** msw reloads a page that has a registration and no controller, which would cut off what the user has begun. */
export async function workerInControl(container: Container, scope: string): Promise<void> {
  if (container.controller) return
  const controlled = new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  const registration = await container.getRegistration(scope)
  const coming = registration?.installing ?? registration?.waiting
  // Any other worker has claimed its pages already, so there is nothing to wait for.
  if (!coming && registration?.active?.state !== 'activating') return
  await Promise.race([controlled, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}

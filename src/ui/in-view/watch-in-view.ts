type Listener = (entry: IntersectionObserverEntry) => void

/** One observer per margin: a list of cards shares one. */
const observers = new Map<string, IntersectionObserver>()
const listeners = new WeakMap<Element, Listener>()

function report(entries: IntersectionObserverEntry[]) {
  for (const entry of entries) listeners.get(entry.target)?.(entry)
}

/** `margin` widens the window (CSS `rootMargin`). Returns how to stop. An element has one listener. */
export function watchInView(element: Element, margin: string, listener: Listener): () => void {
  const observer = observers.get(margin) ?? new IntersectionObserver(report, { rootMargin: margin })
  observers.set(margin, observer)
  listeners.set(element, listener)
  observer.observe(element)
  return () => observer.unobserve(element)
}

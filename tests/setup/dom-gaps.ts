/** Fills what jsdom lacks and Radix and the app need. Does nothing in a test that runs without a document. */
export function fillDomGaps(): void {
  if (typeof document === 'undefined') return
  // Radix needs these, jsdom lacks them.
  class NoResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.ResizeObserver ??= NoResizeObserver
  // Without it a pointer has neither place nor id. Testing Library takes it from the document's window, which is not the global one.
  class PointerOfMouse extends MouseEvent {
    readonly pointerId: number
    readonly pointerType: string
    constructor(type: string, { pointerId = 0, pointerType = '', ...init }: PointerEventInit = {}) {
      super(type, init)
      this.pointerId = pointerId
      this.pointerType = pointerType
    }
  }
  for (const view of [window, document.defaultView!])
    Object.assign(view, { PointerEvent: view.PointerEvent ?? PointerOfMouse })
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.setPointerCapture ??= () => {}
  Element.prototype.releasePointerCapture ??= () => {}
  Element.prototype.scrollIntoView ??= () => {}
  window.scrollTo = () => {}
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  // jsdom has no layout, so no element intersects.
  class NoIntersectionObserver {
    constructor(private readonly report: IntersectionObserverCallback) {}
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    observe(target: Element) {
      const nowhere = target.getBoundingClientRect()
      const entry: IntersectionObserverEntry = {
        target,
        isIntersecting: false,
        intersectionRatio: 0,
        boundingClientRect: nowhere,
        intersectionRect: nowhere,
        rootBounds: null,
        time: 0,
      }
      queueMicrotask(() => this.report([entry], this))
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  globalThis.IntersectionObserver ??= NoIntersectionObserver
}

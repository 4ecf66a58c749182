import { useEffect, useEffectEvent, type RefObject } from 'react'

export type Combobox = {
  box: RefObject<HTMLElement | null>
  input: RefObject<HTMLInputElement | null>
  inForm: boolean
  list: string
  listed: boolean
  at: number
  count: number
  mark: (place: number) => void
  choose: (place: number) => void
  open: (what: 'own' | 'all') => void
  close: () => void
  /** On phones the keyboard takes the focus with it when it is put away: there is more room for the list then. */
  staysWithoutFocus: boolean
  submit: () => void
}

/** Keys and properties of a search box with a list. The box stays the same element, so that nobody loses the focus. */
export function useCombobox(now: Combobox): void {
  const { box, input, list, listed, at } = now
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && listed && at >= 0) {
      event.preventDefault()
      now.choose(at)
    } else if (event.key === 'Enter' && now.inForm) {
      event.preventDefault()
      now.submit()
    } else if (event.key === 'Escape' && listed) {
      // The first one closes the list, the next one empties the field.
      event.preventDefault()
      now.close()
    } else if (step) {
      event.preventDefault()
      now.open('all')
      if (listed) now.mark(at < 0 && step < 0 ? now.count - 1 : (at + step + now.count) % now.count)
    }
  })
  const onInput = useEffectEvent(() => {
    now.mark(-1)
    now.open('all')
  })
  const onFocus = useEffectEvent(() => {
    now.open('own')
  })
  const onSubmit = useEffectEvent(now.submit)
  const onLeave = useEffectEvent((to: EventTarget | null) => {
    const stays = to instanceof Node ? box.current?.contains(to) : now.staysWithoutFocus
    if (!stays) now.close()
  })
  useEffect(() => {
    const field = input.current
    const form = field?.form
    if (!field || !form) return undefined
    const listening = new AbortController()
    const { signal } = listening
    field.addEventListener('keydown', onKey, { signal })
    field.addEventListener('input', onInput, { signal })
    field.addEventListener('focus', onFocus, { signal })
    form.addEventListener('submit', onSubmit, { signal })
    box.current?.addEventListener('focusout', ({ relatedTarget }) => onLeave(relatedTarget), { signal })
    return () => listening.abort()
  }, [box, input])

  useEffect(() => {
    const field = input.current
    if (!field) return
    const marked = listed && at >= 0
    field.setAttribute('aria-expanded', String(listed))
    if (marked) field.setAttribute('aria-activedescendant', `${list}-${at}`)
    else field.removeAttribute('aria-activedescendant')
    if (marked) document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, list, listed, at])
}

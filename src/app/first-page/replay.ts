type Typed = { field: HTMLInputElement | HTMLSelectElement; text: string }

/** What was typed and chosen before the app knew of it. The fields get their first texts back, which React expects. */
export function typedTexts(root: HTMLElement): Typed[] {
  const typed: Typed[] = []
  for (const field of root.querySelectorAll('input, select')) {
    if (field instanceof HTMLInputElement) {
      if (['radio', 'checkbox'].includes(field.type) || field.value === field.defaultValue) continue
      typed.push({ field, text: field.value })
      field.value = field.defaultValue
    } else if (field instanceof HTMLSelectElement) {
      const first = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
      if (!first || field.value === first.value) continue
      typed.push({ field, text: field.value })
      field.value = first.value
    }
  }
  return typed
}

/** Types, chooses and presses once more what was typed, chosen and pressed before the app could answer. */
export function replay(presses: readonly Event[], typed: readonly Typed[]): void {
  for (const { field, text } of typed) {
    // React overrides the property of the element, to tell its own changes from the user's.
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }))
  }
  for (const { type, target } of presses) {
    if (!(target instanceof Element) || !target.isConnected) continue
    if (type === 'submit') (target as HTMLFormElement).requestSubmit()
    else press(target)
  }
}

/** Menus and selects open at the press, anything else at the click. */
function press(target: Element): void {
  const at = { bubbles: true, cancelable: true, button: 0, isPrimary: true, pointerType: 'touch' }
  target.dispatchEvent(new PointerEvent('pointerdown', at))
  target.dispatchEvent(new PointerEvent('pointerup', at))
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, detail: 1 }))
}

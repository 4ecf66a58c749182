type Field = HTMLInputElement | HTMLSelectElement
type Typed = { field: Field; text: string }

const isSwitch = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)

function firstText(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? ''
}

/** What was typed and chosen before the app. Fields get their first contents back, which React expects. */
export function typedTexts(root: HTMLElement): Typed[] {
  const typed: Typed[] = []
  const fields = [...root.querySelectorAll<Field>('input, select')]
  const switched = fields.filter((field) => isSwitch(field) && field.checked !== field.defaultChecked)
  for (const field of switched) {
    // Of a group only the new choice counts.
    if (isSwitch(field) && (field.type === 'checkbox' || field.checked)) typed.push({ field, text: '' })
  }
  for (const field of fields) {
    if (isSwitch(field)) field.checked = field.defaultChecked
    else if (field.value !== firstText(field)) {
      typed.push({ field, text: field.value })
      field.value = firstText(field)
    }
  }
  return typed
}

export function replay(presses: readonly Event[], typed: readonly Typed[]): void {
  for (const { field, text } of typed) {
    // React must know the first content before it sees the new one.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (isSwitch(field)) field.click()
    else type(field, text)
  }
  for (const { type: kind, target } of presses) {
    const now = target instanceof Element ? inPage(target) : null
    if (kind === 'submit' && now instanceof HTMLFormElement) now.requestSubmit()
    else if (now) press(now)
    now?.closest('[data-kept]')?.removeAttribute('data-kept')
  }
}

/** The pressed element, or the one that has taken its place and its id meanwhile. */
function inPage(pressed: Element): Element | null {
  return pressed.isConnected ? pressed : document.getElementById(pressed.closest('[id]')?.id ?? '')
}

/** React overrides the property of the element, to tell its own changes from the user's. */
function type(field: Field, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }))
}

/** Menus and selects open at the press, anything else at the click. */
function press(target: Element): void {
  const at = { bubbles: true, cancelable: true, button: 0, isPrimary: true, pointerType: 'touch' }
  target.dispatchEvent(new PointerEvent('pointerdown', at))
  target.dispatchEvent(new PointerEvent('pointerup', at))
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, detail: 1 }))
}

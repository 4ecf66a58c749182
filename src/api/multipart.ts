/** Multipart (A 7): lists of files as `name[0]`, other lists as JSON. Leaves out undefined and null. */
export function toFormData(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) form.append(name, value)
    else if (Array.isArray(value) && value.length > 0 && value.every((entry) => entry instanceof Blob)) {
      value.forEach((file, index) => form.append(`${name}[${index}]`, file))
    } else form.append(name, asText(value))
  }
  return form
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

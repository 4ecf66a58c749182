/** A figure as shown; a dash where the server does not tell it. */
export function figure(value: number | null): string {
  return value === null ? '–' : value.toLocaleString('en-US')
}

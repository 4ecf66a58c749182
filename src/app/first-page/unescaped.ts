const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The text that React wrote into markup: it escapes these five characters and no other. */
export function unescaped(markup: string): string {
  return markup.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => CHARACTERS[name] ?? '')
}

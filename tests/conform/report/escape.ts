/** Text as it stands in HTML and XML. */
export function escape(text: string): string {
  // Control characters, which XML may not hold at all.
  const kept = text.replaceAll(/(?![\n\t])\p{Cc}/gu, ' ')
  return kept.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

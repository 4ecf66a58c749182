/** What the address of the Messages screen may say. `property` and `owner` are documented (A 2), `conversation` is an addition. */
export type MessagesAddress = { conversation?: string; property?: string; owner?: string }

/** Keeps what the screen knows of an address; property and owner only together. */
export function healMessagesAddress(raw: Record<string, unknown>): MessagesAddress {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  const [conversation, property, owner] = [text(raw['conversation']), text(raw['property']), text(raw['owner'])]
  if (property && owner) return { property, owner }
  return conversation ? { conversation } : {}
}

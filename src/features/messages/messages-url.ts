/** The search params of Messages. `property` and `owner` are documented (A 2), `conversation` is an addition. */
export type MessagesUrl = {
  conversation?: string | undefined
  property?: string | undefined
  owner?: string | undefined
}

/** Keeps a conversation, or an owner with or without a property; undefined removes the rest from the URL. */
export function readMessagesUrl(raw: Record<string, unknown>): MessagesUrl {
  const text = (key: string) => (typeof raw[key] === 'string' ? raw[key].trim() : '')
  const [property, owner] = [text('property'), text('owner')]
  return {
    conversation: (owner === '' && text('conversation')) || undefined,
    property: (owner !== '' && property) || undefined,
    owner: owner || undefined,
  }
}

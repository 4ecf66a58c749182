const REMEMBERED = 200

let marks: readonly string[] = []

export function rememberSentHere(clientId: string): void {
  marks = [...marks.filter((mark) => mark !== clientId), clientId].slice(-REMEMBERED)
}

/** Whether a message with this mark was sent by this tab: the server tells the sender too. */
export function wasSentHere(clientId: string | null | undefined): boolean {
  return clientId !== null && clientId !== undefined && marks.includes(clientId)
}

/** An answer in the contract's error envelope. */
export function refusal(status: number, message: string): Response {
  return Response.json({ success: false, message }, { status })
}

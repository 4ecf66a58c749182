/** An answer in the contract's error envelope. */
export function refusal(status: number, message: string, headers?: Record<string, string>): Response {
  return Response.json({ success: false, message }, { status, ...(headers ? { headers } : {}) })
}

/** The parts of a request that `request-check.ts` checks against the contract. */
export type AskedRequest = { method: string; url: string; type: string; body: string | null };

/** Reads a copy, as a body can be read only once, and the handler that answers reads it, too. */
export async function askedRequest(request: Request): Promise<AskedRequest> {
  const copy = request.clone();
  return {
    method: copy.method,
    url: copy.url,
    type: copy.headers.get('Content-Type')?.split(';')[0] ?? '',
    body: (await copy.text()) || null,
  };
}

/** What a request asks, as it is held to the contract (`request-check.ts`). */
export type AskedRequest = { method: string; url: string; type: string; body: string | null };

/** Reads a copy, as whoever answers reads the request, too. */
export async function askedRequest(request: Request): Promise<AskedRequest> {
  const copy = request.clone();
  return {
    method: copy.method,
    url: copy.url,
    type: copy.headers.get('Content-Type')?.split(';')[0] ?? '',
    body: (await copy.text()) || null,
  };
}

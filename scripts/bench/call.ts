/** A call of the running server; its own tests hold its answers to the contract. Throws where it refuses. */
export async function call<Output>(url: string, { token, body }: { token?: string; body?: object }): Promise<Output> {
  const response = await fetch(url, {
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

/** Waiting for what starts elsewhere. */
import { setTimeout as pause } from 'node:timers/promises';

/** Resolves with the first answer that is neither null nor an error; throws after so many milliseconds. */
export async function until<Answer>(what: string, ask: () => Promise<Answer | null>, within = 60_000): Promise<Answer> {
  const deadline = Date.now() + within;
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${within / 1000} seconds`);
    await pause(200);
  }
}

/** Null where it does not answer 2xx within two seconds. */
export async function answered(url: string): Promise<Response | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  return response.ok ? response : null;
}

/** The calls that the server makes for one page: what they all need is asked once. */
import { AsyncLocalStorage } from 'node:async_hooks';

const pages = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Runs the work whose calls are those of one page. */
export const asOnePage = <Result>(work: () => Promise<Result>): Promise<Result> => pages.run(new Map(), work);

/** The answer to the same question of this page, or of this call alone where it is no page's. `key` names the question. */
export function oncePerPage<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const known = pages.getStore();
  if (!known) return ask();
  const answer = known.get(key) ?? ask();
  known.set(key, answer);
  return answer as Promise<Answer>; // the key says what is asked
}

/**
 * The page's content policy lets no text become the address of a script, and so of a worker, but through this policy of
 * Trusted Types, which knows the workers of this folder alone (docs/security.md).
 */
import { runtimeFiles } from './files.ts';

type Policy = { createScriptURL: (url: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

const addresses = new Set(Object.values(runtimeFiles).map(({ worker }) => worker));

const rules: Policy = {
  createScriptURL: (url) => {
    if (!addresses.has(url)) throw new TypeError(`${url} is no worker that runs students' code.`);
    return url;
  },
};

let policy: Policy | undefined;

/** What `new Worker` accepts. In browsers without Trusted Types it is the address itself. */
export function workerAddress(url: string): string {
  // TypeScript's library does not have it yet.
  const factory: Factory | undefined = Reflect.get(globalThis, 'trustedTypes');
  policy ??= factory?.createPolicy('runtimes', rules) ?? rules;
  return policy.createScriptURL(url);
}

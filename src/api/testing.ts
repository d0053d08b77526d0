/** The calls that `src/api` exports for the operations of the contract, with values to call them with. For tests. */
import { vi } from 'vitest';
import { type Operation, readContract } from '../../server/http/openapi.ts';

// Node has no page whose origin the client could call.
vi.stubEnv('VITE_API_BASE_URL', 'http://api.example');
vi.stubGlobal('document', { cookie: '' });

const files = import.meta.glob<Record<string, unknown>>([
  './**/*.ts',
  '!./**/*.test.ts',
  '!./testing.ts',
  '!./generated/**',
]);

type Schema = { type?: string; enum?: unknown[]; properties?: Record<string, unknown> };

/** Any value of the type: the client does not look at it. */
const sampleOf = ({ type, enum: values }: Schema): unknown => {
  if (values?.[0] !== undefined) return values[0];
  if (type === 'integer' || type === 'number') return 7;
  if (type === 'boolean') return true;
  return type === 'array' ? ['a'] : 'a';
};

const schemaOf = (value: unknown): Schema => (typeof value === 'object' && value !== null ? value : {});

export function samplesOf({ parameters }: Operation, where: 'path' | 'query'): Record<string, unknown> {
  const own = parameters.filter((one) => one.in === where);
  return Object.fromEntries(own.map(({ name, schema }) => [name, sampleOf(schemaOf(schema))]));
}

export function bodyOf({ body }: Operation): Record<string, unknown> {
  const { properties = {} } = schemaOf(body?.['application/json']);
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sampleOf(schemaOf(schema))]));
}

/** The call as the file exports it: an actor's own, or a function. */
function callIn(exported: unknown): ((...given: unknown[]) => unknown) | undefined {
  const own = typeof exported === 'object' && exported !== null && 'call' in exported ? exported.call : exported;
  return typeof own === 'function' ? (...given) => own(...given) : undefined;
}

const { operations } = readContract();
const modules = await Promise.all(Object.values(files).map((load) => load()));
const exportsByName = new Map(modules.flatMap((module) => Object.entries(module)));

/** Each operation with its call, where one has its name. */
export const calls = operations.flatMap((operation) => {
  const call = callIn(exportsByName.get(operation.id));
  return call ? [{ ...operation, operation, call }] : [];
});

/** Calls as an actor or a queued call does. */
export function callWith({ operation, call }: (typeof calls)[number]): Promise<unknown> {
  const { signal } = new AbortController();
  const sending = operation.method === 'GET' ? signal : Object.assign(signal, { signal, headers: {} });
  const input = { ...samplesOf(operation, 'path'), ...samplesOf(operation, 'query'), ...bodyOf(operation) };
  return Promise.resolve(Object.keys(input).length > 0 ? call(input, sending) : call(sending, sending));
}

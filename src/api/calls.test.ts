/** A call sends all that it is asked for, to the path, in the query and in the body that the contract has for it. */
import { afterEach, expect, test, vi } from 'vitest';
import { type Operation, readContract } from '../../server/http/openapi.ts';

// Node has no page whose origin the client could call.
vi.stubEnv('VITE_API_BASE_URL', 'http://api.example');
vi.stubGlobal('document', { cookie: '' });
const files = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./generated/**']);

afterEach(() => vi.unstubAllGlobals());

type Schema = { type?: string; enum?: unknown[]; properties?: Record<string, unknown> };

/** Any value of the type: the client does not look at it. */
const sampleOf = ({ type, enum: values }: Schema): unknown => {
  if (values?.[0] !== undefined) return values[0];
  if (type === 'integer' || type === 'number') return 7;
  if (type === 'boolean') return true;
  return type === 'array' ? ['a'] : 'a';
};

const schemaOf = (value: unknown): Schema => (typeof value === 'object' && value !== null ? value : {});

function samplesOf({ parameters }: Operation, where: 'path' | 'query'): Record<string, unknown> {
  const own = parameters.filter((one) => one.in === where);
  return Object.fromEntries(own.map(({ name, schema }) => [name, sampleOf(schemaOf(schema))]));
}

function bodyOf({ body }: Operation): Record<string, unknown> {
  const { properties = {} } = schemaOf(body?.['application/json']);
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sampleOf(schemaOf(schema))]));
}

/** The call as the file exports it: an actor's own, or a function. */
function callIn(exported: unknown): ((...given: unknown[]) => unknown) | undefined {
  const own = typeof exported === 'object' && exported !== null && 'call' in exported ? exported.call : exported;
  return typeof own === 'function' ? (...given) => own(...given) : undefined;
}

const ownInput = 'called with values of its own';
const elsewhere = 'in a file of its own, or the browser asks for it by its address';
/** The operations that no call of their own name sends as they are asked, and why. */
const others: Readonly<Record<string, string>> = {
  logout: 'sends nothing without a session',
  renamePasskey: ownInput,
  removePasskey: ownInput,
  downloadAttachment: "the name of a message's, too",
  ...Object.fromEntries(
    `register beginPasskeySignIn signInWithPasskey registerPasskey beginPasskeyRegistration beginPasskeyConfirmation
    uploadPhoto getPhoto browseCatalogue uploadAttachment downloadAttachmentOfThread getVideo receiveStripeEvent
    uploadSubmissionFile downloadSubmissionFile getDraft saveDraft deleteDraft getCalendarFeed getHealth downloadCertificate
    downloadCredential getCredentialStatus getIssuer getAchievement getWeek getDueCards`
      .split(/\s+/)
      .map((id) => [id, elsewhere]),
  ),
};

const { operations } = readContract();
const modules = await Promise.all(Object.values(files).map((load) => load()));
const exportsByName = new Map(modules.flatMap((module) => Object.entries(module)));

const called = operations.flatMap((operation) => {
  const call = operation.id in others ? undefined : callIn(exportsByName.get(operation.id));
  return call ? [{ ...operation, operation, call }] : [];
});

test.each(called)('$id sends all that it is given', async ({ operation, call, path, method }) => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.clone());
    return new Response(null, { status: 400 });
  });
  const given = { path: samplesOf(operation, 'path'), query: samplesOf(operation, 'query'), body: bodyOf(operation) };
  const { signal } = new AbortController();
  const sending = method === 'GET' ? signal : Object.assign(signal, { signal, headers: {} });
  const input = { ...given.path, ...given.query, ...given.body };
  await Promise.resolve(Object.keys(input).length > 0 ? call(input, sending) : call(sending, sending)).catch(() => {});
  const [request] = sent;
  const url = new URL(request?.url ?? 'http://nothing.sent');
  expect(request?.method).toBe(method);
  expect(url.pathname).toBe(`/v1${path.replace(/\{(\w+)\}/g, (_, name) => String(given.path[name]))}`);
  expect(Object.fromEntries(url.searchParams)).toEqual(
    Object.fromEntries(Object.entries(given.query).map(([name, value]) => [name, String(value)])),
  );
  if (Object.keys(given.body).length > 0) expect(await request?.json()).toEqual(given.body);
});

test('no other operation is left out', () => {
  const left = operations.map(({ id }) => id).filter((id) => !called.some((one) => one.id === id));
  expect(left.toSorted()).toEqual(Object.keys(others).toSorted());
});

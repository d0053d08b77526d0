/** A call sends all that it is asked for, to the path, in the query and in the body that the contract has for it. */
import { afterEach, expect, test, vi } from 'vitest';
import { readContract } from '../../server/http/openapi.ts';
import { bodyOf, calls, callWith, samplesOf } from './testing.ts';

afterEach(() => vi.unstubAllGlobals());

const ownInput = 'called with values of its own';
const elsewhere = 'in a file of its own, or the browser asks for it by its address';
/** The operations that no call of their own name sends as they are asked, and why. */
const others: Readonly<Record<string, string>> = {
  logout: 'sends nothing without a session',
  renamePasskey: ownInput,
  removePasskey: ownInput,
  downloadAttachment: "the name of a message's, too",
  ...Object.fromEntries(
    `register previewGradeImport beginPasskeySignIn signInWithPasskey registerPasskey beginPasskeyRegistration beginPasskeyConfirmation
    uploadPhoto getPhoto browseCatalogue uploadAttachment downloadAttachmentOfThread getVideo receiveStripeEvent
    uploadSubmissionFile downloadSubmissionFile getDraft saveDraft deleteDraft getCalendarFeed getHealth downloadCertificate
    downloadCredential getCredentialStatus getIssuer getAchievement getWeek getDueCards`
      .split(/\s+/)
      .map((id) => [id, elsewhere]),
  ),
};

const { operations } = readContract();
const called = calls.filter(({ id }) => !(id in others));

test.each(called)('$id sends all that it is given', async (one) => {
  const { operation, path, method } = one;
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.clone());
    return new Response(null, { status: 400 });
  });
  const given = { path: samplesOf(operation, 'path'), query: samplesOf(operation, 'query'), body: bodyOf(operation) };
  await callWith(one).catch(() => {});
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

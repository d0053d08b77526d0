/** A pending call: the network answers it, and time goes by where it waits for its retry. */
import { ApiError } from '../../../src/api/failure.ts';
import type { OperationId } from '../../../src/api/operation.ts';
import { text } from '../browser/locators.ts';
import type { PageHelpers } from '../browser/page-helpers.ts';
import { faultOf } from '../engine/failed-call.ts';

/** The line beneath a form whose call waits for its retry. */
export const notSentYet = text('Not sent yet.');

export const pendingCallSamples = <Output>(outputs: readonly Output[], refusals: readonly number[]) => ({
  'call.succeeded': outputs.map((output) => ({ output })),
  'call.delayed': [{ error: faultOf(500) }],
  'call.refused': refusals.map((status) => ({ error: faultOf(status) })),
});

/** Milliseconds until a pending call is retried, at most. */
export const longestPause = 60_000;

async function call({ network, page }: PageHelpers, id: OperationId): Promise<void> {
  for (let looks = 0; looks < 25 && !network.waits([id]); looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (!network.waits([id])) await page.clock.fastForward(longestPause);
  await network.called([id]);
}

const fail = async (helpers: PageHelpers, id: OperationId, error: unknown) => {
  await call(helpers, id);
  const body = error instanceof ApiError ? error.problem : null;
  await helpers.network.end([id], { kind: 'error', status: statusOf(error), ...(body !== null && { body }) });
};

const statusOf = (error: unknown) => (error instanceof ApiError ? error.failure.status : 0);

export const pendingCallActs = (id: OperationId) => ({
  'call.succeeded': async (helpers: PageHelpers, { output }: { output: unknown }) => {
    await call(helpers, id);
    await helpers.network.end([id], { kind: 'done', body: output });
  },
  'call.delayed': (helpers: PageHelpers, { error }: { error: unknown }) => fail(helpers, id, error),
  'call.refused': (helpers: PageHelpers, { error }: { error: unknown }) => fail(helpers, id, error),
});

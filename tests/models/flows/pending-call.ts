/** A pending call: the gate answers it, and time goes by where it waits for its retry. */
import { ApiError } from '../../../src/api/failure.ts';
import type { OperationId } from '../../../src/api/operation.ts';
import { words } from '../browser/looks.ts';
import type { Stage } from '../browser/stage.ts';
import { faultOf } from '../engine/model.ts';

/** The line beneath the form. */
export const notSentYet = words('Not sent yet.');

export const pendingCallSamples = <Output>(outputs: readonly Output[], refusals: readonly number[]) => ({
  'call.succeeded': outputs.map((output) => ({ output })),
  'call.delayed': [{ error: faultOf(500) }],
  'call.refused': refusals.map((status) => ({ error: faultOf(status) })),
});

/** Milliseconds, at most, until it goes on by itself. */
const longestPause = 60_000;

async function call({ gate, page }: Stage, id: OperationId): Promise<void> {
  for (let looks = 0; looks < 25 && !gate.waits([id]); looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (!gate.waits([id])) await page.clock.fastForward(longestPause);
  await gate.called([id]);
}

const fail = async (stage: Stage, id: OperationId, error: unknown) => {
  await call(stage, id);
  await stage.gate.end([id], { kind: 'error', status: statusOf(error) });
};

const statusOf = (error: unknown) => (error instanceof ApiError ? error.failure.status : 0);

export const pendingCallActs = (id: OperationId) => ({
  'call.succeeded': async (stage: Stage, { output }: { output: unknown }) => {
    await call(stage, id);
    await stage.gate.end([id], { kind: 'done', body: output });
  },
  'call.delayed': (stage: Stage, { error }: { error: unknown }) => fail(stage, id, error),
  'call.refused': (stage: Stage, { error }: { error: unknown }) => fail(stage, id, error),
});

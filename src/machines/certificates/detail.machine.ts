import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { failureIn } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Context = { certificateId: string; certificate: OperationOutput<'getCertificate'> | null };

/** Verifying one certificate by its address (§certificates.3, §certificates.7). */
export const certificateMachine = setup({
  types: { context: {} as Context, input: {} as { certificateId: string }, events: {} as { type: 'retry' } },
  actors: { getCertificate: operation('getCertificate') },
  guards: {
    isRevoked: ({ context }) => context.certificate?.revoked !== undefined,
    // The server answers 400 to a malformed id; to the reader, that certificate does not exist either.
    isUnknown: ({ event }) => [400, 404].includes(failureIn(event).status),
  },
}).createMachine({
  id: 'certificate',
  description: '§certificates.3, §certificates.7',
  context: ({ input }) => ({ certificateId: input.certificateId, certificate: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getCertificate',
        src: 'getCertificate',
        input: ({ context }) => ({ certificateId: context.certificateId }),
        onDone: { target: 'deciding', actions: assign({ certificate: ({ event }) => event.output }) },
        onError: [{ guard: 'isUnknown', target: 'unknown' }, { target: 'failed' }],
      },
    },
    deciding: { always: [{ guard: 'isRevoked', target: 'revoked' }, { target: 'valid' }] },
    failed: { on: { retry: 'loading' } },
    unknown: {},
    valid: {},
    revoked: {},
  },
});

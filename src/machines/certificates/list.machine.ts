import { assign, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { operation } from '../operation.ts';

type Certificate = OperationOutput<'listCertificates'>[number];

/** A student's certificates (§certificates.1). */
export const certificationsMachine = setup({
  types: { context: {} as { certificates: Certificate[] }, events: {} as { type: 'retry' } },
  actors: { listCertificates: operation('listCertificates') },
  guards: { hasCertificates: ({ context }) => context.certificates.length > 0 },
}).createMachine({
  id: 'certifications',
  description: '§certificates.1',
  context: { certificates: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listCertificates',
        src: 'listCertificates',
        input: {},
        onDone: { target: 'loaded', actions: assign({ certificates: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    loaded: {
      initial: 'counting',
      states: {
        counting: { always: [{ guard: 'hasCertificates', target: 'some' }, { target: 'none' }] },
        some: {},
        none: {},
      },
    },
  },
});

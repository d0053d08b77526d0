import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { settled } from '../testing.ts';
import { certificateMachine } from './detail.machine.ts';

type Certificate = OperationOutput<'getCertificate'>;

const certificate: Certificate = {
  id: '9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c',
  courseId: 'data-literacy',
  courseTitle: 'Data Literacy',
  studentName: 'Ada Okafor',
  criteria: ['All 40 lessons completed.'],
  issuedAt: '2026-10-12T12:00:00Z',
};
const refused = (status: number) => new ApiError({ kind: 'refused', status, message: null, retryAfter: null });

function start(answers: (() => Promise<Certificate>)[]) {
  const asked: string[] = [];
  const flow = createActor(
    certificateMachine.provide({
      actors: {
        getCertificate: fromPromise<Certificate, { certificateId: string }>(({ input }) => {
          asked.push(input.certificateId);
          return (answers.shift() ?? (() => Promise.resolve(certificate)))();
        }),
      },
    }),
    { input: { certificateId: certificate.id } },
  ).start();
  return { flow, asked };
}

describe('§certificates.3: verifying a certificate', () => {
  it('is valid where the server knows it', async () => {
    const { flow, asked } = start([]);
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toBe('valid');
    expect(flow.getSnapshot().context.certificate).toEqual(certificate);
    expect(asked).toEqual([certificate.id]);
  });

  it('§certificates.7: is revoked where the server says so, and shown with it', async () => {
    const taken = { ...certificate, revoked: { revokedAt: '2026-11-02T09:00:00Z', reason: 'Issued twice.' } };
    const { flow } = start([() => Promise.resolve(taken)]);
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'revoked', context: { certificate: taken } });
  });

  it.each([400, 404])('is unknown where the server answers %i', async (status) => {
    const { flow } = start([() => Promise.reject(refused(status))]);
    await settled();
    expect(flow.getSnapshot().value).toBe('unknown');
  });

  it('is neither valid nor unknown if the server fails, and can be loaded again', async () => {
    const { flow, asked } = start([() => Promise.reject(refused(500))]);
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'valid', context: { certificate } });
    expect(asked).toHaveLength(2);
  });
});

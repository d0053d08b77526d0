import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { certificateMachine } from '../../machines/certificates/detail.machine.ts';
import { paths } from '../../paths.ts';
import type { CertificateView } from '../../ui/screens/certificates/detail/detail.view.tsx';
import { plainDay } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof certificateMachine>;
type Send = ActorRefFrom<typeof certificateMachine>['send'];
type Here = { pdf: string; credential: string; onCopy: () => void };

/** The date is in UTC, so that everyone sees the same one as in the PDF. */
export function connectCertificate(snapshot: Snapshot, send: Send, { pdf, credential, onCopy }: Here): CertificateView {
  const { certificate } = snapshot.context;
  return match(snapshot.value)
    .returnType<CertificateView>()
    .with('loading', 'deciding', () => ({ state: 'loading' }))
    .with('failed', (state) => ({
      state,
      message: 'Failed to load the certificate. Please try again later.',
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('unknown', (state) => ({ state, courses: paths.courses }))
    .with('valid', (state) => {
      if (!certificate) return { state: 'unknown', courses: paths.courses };
      const { courseTitle, studentName, criteria, issuedAt } = certificate;
      const shown = { course: courseTitle, student: studentName, criteria, date: plainDay('UTC', issuedAt) };
      return { state, ...shown, pdf, credential, check: paths.certificate('check'), onCopy };
    })
    .with('revoked', (state) => {
      if (!certificate?.revoked) return { state: 'unknown', courses: paths.courses };
      const { courseTitle, studentName, criteria, issuedAt, revoked } = certificate;
      const shown = { course: courseTitle, student: studentName, criteria, date: plainDay('UTC', issuedAt) };
      const revokedOn = plainDay('UTC', revoked.revokedAt);
      return { state, ...shown, revokedOn, reason: revoked.reason, check: paths.certificate('check') };
    })
    .exhaustive();
}

import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { credentialCheckMachine } from '../../machines/certificates/check.machine.ts';
import { paths } from '../../paths.ts';
import type { CredentialCheckView } from '../../ui/screens/certificates/check/check.view.tsx';
import { plainDay } from '../dates.ts';
import { sentence } from '../sentence.ts';

export const checkTitle = 'Check a credential';

type Snapshot = SnapshotFrom<typeof credentialCheckMachine>;
type Send = ActorRefFrom<typeof credentialCheckMachine>['send'];

export function connectCredentialCheck(snapshot: Snapshot, send: Send): CredentialCheckView {
  const onCheck = (credential: string) => send({ type: 'check', credential });
  const onAgain = () => send({ type: 'again' });
  const { check, failure } = snapshot.context;
  const certificate = check?.certificate;
  const shown = certificate && {
    student: certificate.studentName,
    course: certificate.courseTitle,
    date: plainDay('UTC', certificate.issuedAt),
    page: paths.certificate(certificate.id),
  };
  return match(snapshot.value)
    .returnType<CredentialCheckView>()
    .with('editing', (state) => ({ state, onCheck }))
    .with('checking', 'deciding', () => ({ state: 'checking' }))
    .with('failed', (state) => ({
      state,
      reason: sentence(failure, 'The credential could not be checked. Please try again.'),
      onCheck,
    }))
    .with('verified', (state) => (shown ? { state, ...shown, onAgain } : { state: 'unknown', onAgain }))
    .with('revoked', (state) =>
      shown && certificate.revoked
        ? {
            state,
            ...shown,
            revokedOn: plainDay('UTC', certificate.revoked.revokedAt),
            reason: certificate.revoked.reason,
            onAgain,
          }
        : { state: 'unknown', onAgain },
    )
    .with('tampered', 'unknown', (state) => ({ state, onAgain }))
    .exhaustive();
}

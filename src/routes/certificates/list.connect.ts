import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { certificationsMachine } from '../../machines/certificates/list.machine.ts';
import { paths } from '../../paths.ts';
import type { CertificationsView } from '../../ui/screens/certificates/list/list.view.tsx';
import { plainDay } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof certificationsMachine>;
type Send = ActorRefFrom<typeof certificationsMachine>['send'];
type Here = {
  zone: string;
  pdf: (certificateId: string) => string;
  credential: (certificateId: string) => string;
  onCopy: (path: string) => void;
};

/** Dates are shown in the given time zone. */
export function connectCertifications(
  snapshot: Snapshot,
  send: Send,
  { zone, onCopy, pdf, credential }: Here,
): CertificationsView {
  return match(snapshot.value)
    .returnType<CertificationsView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: 'Failed to load your certificates. Please try again later.',
      onRetry: () => send({ type: 'retry' }),
    }))
    .with({ loaded: 'counting' }, { loaded: 'some' }, () => ({
      state: 'loaded.some',
      certificates: snapshot.context.certificates.map(
        ({ id, courseId, courseTitle, studentName, issuedAt, revoked }) => ({
          id,
          course: courseTitle,
          student: studentName,
          date: plainDay(zone, issuedAt),
          to: paths.course(courseId),
          view: paths.certificate(id),
          ...(revoked
            ? { revokedOn: plainDay(zone, revoked.revokedAt) }
            : { pdf: pdf(id), credential: credential(id) }),
          onCopy: () => onCopy(paths.certificate(id)),
        }),
      ),
    }))
    .with({ loaded: 'none' }, () => ({ state: 'loaded.none', courses: paths.courses }))
    .exhaustive();
}

import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { enrolmentMachine } from '../../machines/payment/enrolment.machine.ts';
import type { EnrolmentView } from '../../ui/screens/payment/enrolment/enrolment.view.tsx';
import { ifTaken } from '../if-taken.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof enrolmentMachine>;
type Send = ActorRefFrom<typeof enrolmentMachine>['send'];

export function connectEnrolment(snapshot: Snapshot, send: Send): EnrolmentView {
  const { course, quote, code, failure } = snapshot.context;
  const dialog = { courseTitle: course.title, onClose: () => send({ type: 'close' }) };
  const payment = {
    ...dialog,
    quote: quote ?? { courseId: course.id, currency: 'GBP', amount: 0, discount: 0, total: 0 },
    code,
    onCode: (text: string) => send({ type: 'code.type', text }),
    onApply: ifTaken(snapshot, send, { type: 'code.apply' }),
    onPay: () => send({ type: 'pay.now' }),
  };
  return match(snapshot.value)
    .returnType<EnrolmentView>()
    .with('closed', 'enrolling', (state) => ({ state }))
    .with({ open: 'quoting' }, () => ({ state: 'open.quoting', ...dialog }))
    .with({ open: 'quotingWithoutCode' }, () => ({ state: 'open.quotingWithoutCode', ...dialog }))
    .with({ open: 'quotingAgain' }, () => ({ state: 'open.quotingAgain', ...dialog }))
    .with({ open: 'failed' }, () => ({
      state: 'open.failed',
      ...dialog,
      message: sentence(failure, 'The price could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with({ open: 'ready' }, () => ({ state: 'open.ready', ...payment }))
    .with({ open: 'codeRefused' }, () => ({
      state: 'open.codeRefused',
      ...payment,
      message: sentence(failure, 'This promotion code is not valid.'),
    }))
    .with({ open: 'checkingOut' }, () => ({ state: 'open.checkingOut', ...payment }))
    .with({ open: 'refused' }, () => ({
      state: 'open.refused',
      ...payment,
      message: sentence(failure, 'The checkout could not be started. Nothing was charged. Please try again.'),
    }))
    .with({ open: 'leaving' }, () => ({ state: 'open.leaving', ...payment }))
    .exhaustive();
}

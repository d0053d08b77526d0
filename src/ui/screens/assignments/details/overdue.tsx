import type { ReactNode } from 'react';
import { match, P } from 'ts-pattern';
import type { Assignment } from '../../../../api/generated/schema.d.ts';
import { Link } from '../../../primitives/link.tsx';

/** Of late work: whether it is still taken, until when, and what is taken off the grade now. */
export type LateSubmission = { isTaken: boolean; until: string; percent: number };

type Props = {
  late: LateSubmission | undefined;
  /** Of the latest request for a later due date. */
  request: NonNullable<Assignment['extension']>['status'] | undefined;
  /** The page of the course, where one writes to an instructor. */
  courseTo: string;
};

/** What the student of an overdue assignment can do (§assignments.28, §assignments.32). */
export function Overdue({ request, late, courseTo }: Props) {
  const write = <Link to={courseTo}>write to your instructor on the course page</Link>;
  if (late?.isTaken) {
    return (
      <p>
        The due date has passed. You can still submit until {late.until}.{' '}
        {late.percent > 0
          ? `If you submit now, ${late.percent}% will be taken off your grade.`
          : 'If you submit now, nothing will be taken off your grade.'}
      </p>
    );
  }
  return (
    <>
      {late && <p>This assignment could be submitted until {late.until}.</p>}
      <Asking request={request} write={write} />
    </>
  );
}

function Asking({ request, write }: Pick<Props, 'request'> & { write: ReactNode }) {
  return match(request)
    .with('requested', () => (
      <p>
        The due date has passed, and your request is waiting for an answer. Once it is granted, you can submit your
        work. If it can't wait, {write}.
      </p>
    ))
    .with('declined', () => (
      <p>
        The due date has passed, and your request was declined. You can ask again with Request Extension, or {write}.
      </p>
    ))
    .with(P.union('granted', undefined), () => (
      <p>
        The due date has passed. Ask for a later one with Request Extension: once it is granted, you can submit your
        work. You can also {write}.
      </p>
    ))
    .exhaustive();
}

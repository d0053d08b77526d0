import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { Loading } from '../../primitives/loading.tsx';
import { RestOfList } from '../rest-of-list.tsx';
import { RetryAlert } from '../retry-alert.tsx';
import type { StudentsView } from './view.ts';

const muted = css({ textStyle: 'small', color: 'fg.muted' });

type ListedStudentsProps = {
  view: StudentsView<unknown, unknown>;
  /** Says that the list could not be loaded. */
  failed: string;
  /** How many are shown. */
  count: number;
  /** The students. */
  children: ReactNode;
};

/** A list of students in each of its states. */
export function ListedStudents({ view, failed, count, children }: ListedStudentsProps) {
  return match(view)
    .with({ state: 'loading' }, () => <Loading shape="rows" />)
    .with({ state: 'failed' }, ({ message, onRetry }) => (
      <RetryAlert title={failed} onRetry={onRetry}>
        {message}
      </RetryAlert>
    ))
    .with({ state: 'empty' }, () => <p className={muted}>No students found.</p>)
    .with({ total: P.number }, (listed) => (
      <>
        {children}
        {count < listed.total && (
          <p className={muted}>
            {count} of {listed.total} students
          </p>
        )}
        <RestOfList view={listed} count={count} title="The other students could not be loaded" />
      </>
    ))
    .exhaustive();
}

import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { css, cx } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { Attendance, AttendanceMark } from '../../../../api/generated/schema.d.ts';
import { paths } from '../../../../paths.ts';
import { boxedRows } from '../../../parts/boxed-rows.ts';
import { FormNotes } from '../../../parts/form-notes.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import type { Submit } from '../../../parts/sent-form.ts';
import { attendanceMarks, markLabels, marksText } from '../../../parts/students/attendance-marks.ts';
import { teachTrail } from '../../../parts/trails.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader, pendingLine } from '../../../primitives/page-header.tsx';
import { RadioGroup } from '../../../primitives/radio-group.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';

/** The marks by the ids of the students. */
export type Marks = Record<string, AttendanceMark>;

type Form = {
  students: Omit<Attendance['items'][number], 'mark'>[];
  /** The initial values of the fields. */
  written: Marks;
  onWrite?: (marks: Marks) => void;
  /** The line that says whether the draft is saved. */
  draft?: ReactNode;
};

export type AttendanceView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | ({ state: 'marking' | 'saved' } & Form & Submit<Marks>)
  | ({ state: 'saving.underWay' } & Form)
  /** `delayed`: the call is retried by itself. */
  | ({ state: 'saving.delayed' | 'rejected'; why: string } & Form & Submit<Marks>);

const options = attendanceMarks.map((value) => ({
  value,
  label:
    value === 'unmarked' ? (
      <>
        <span aria-hidden>–</span>
        <span className="visually-hidden">{markLabels[value]}</span>
      </>
    ) : (
      markLabels[value]
    ),
}));

const waiting = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const form = css({ display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'prose' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  alignItems: 'center',
  '& > :first-child': { flex: '[1 1 8rem]', minWidth: '0' },
  px: '4',
  py: '2',
  overflowWrap: 'anywhere',
});
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' });
// In sight whatever the number of students; not on a low screen (400 % zoom), of which it would take too much.
const bar = css({
  position: { base: 'static', _tall: 'sticky' },
  bottom: '0',
  zIndex: 'sticky',
  py: '3',
  bg: 'bg.page',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
});
const note = css({ textStyle: 'small', color: 'fg.muted' });

const page = { label: 'Attendance' };

type AttendanceScreenProps = {
  view: AttendanceView;
  courseId: string;
  /** The course's title, once it is known. */
  course: string;
  /** Title and time of the class, once they are known. */
  about: string;
};

/** The form that marks who was at a class (§schedule.17). */
export function AttendanceScreen({ view, courseId, course, about }: AttendanceScreenProps) {
  return (
    <Page
      density="working"
      trail={teachTrail(
        courseId,
        view.state === 'failed' ? 'Course' : course,
        { label: 'Classes', to: paths.teach.classes(courseId) },
        page,
      )}
    >
      <PageHeader
        title="Attendance"
        subtitle={about || pendingLine}
        meta={<p className={note}>Not shown to students. Included in their data export.</p>}
      />
      {match(view)
        .with({ state: 'loading' }, () => (
          <section aria-busy aria-label="Students" className={waiting}>
            <LoadingText hasSkeleton />
            <Skeleton shape="button" width="full" />
            <Skeleton shape="button" width="full" />
          </section>
        ))
        .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
        .otherwise((open) =>
          open.students.length === 0 ? (
            <EmptyState icon={<UsersRound />} title="No students yet">
              Nobody is enrolled in this course.
            </EmptyState>
          ) : (
            <MarksForm view={open} courseId={courseId} />
          ),
        )}
    </Page>
  );
}

type MarksFormProps = { view: Exclude<AttendanceView, { state: 'loading' | 'failed' }>; courseId: string };

function MarksForm({ view, courseId }: MarksFormProps) {
  const busy = view.state === 'saving.underWay';
  const { control, register, handleSubmit, getValues, setValue } = useForm<{ marks: Marks }>({
    defaultValues: { marks: view.written },
  });
  const submit = handleSubmit(({ marks }) => {
    if ('onSubmit' in view) view.onSubmit(marks);
  });
  const onWrite = () => view.onWrite?.(getValues().marks);
  const markRest = () => {
    for (const [studentId, mark] of Object.entries(getValues().marks)) {
      if (mark === 'unmarked') setValue(`marks.${studentId}`, 'present');
    }
    onWrite();
  };
  return (
    <form onSubmit={submit} onChange={onWrite} noValidate className={form}>
      {'why' in view && (
        <Alert tone="danger" title="The attendance was not saved">
          {view.why}
        </Alert>
      )}
      <div className={actions}>
        <Button variant="secondary" onClick={markRest} disabled={busy}>
          Mark the Rest Present
        </Button>
        <Totals control={control} />
      </div>
      <ul className={boxedRows} aria-label="Students">
        {view.students.map(({ studentId, name }) => (
          <li key={studentId} className={row}>
            <span>
              <Link to={paths.teach.student(courseId, studentId)} standalone>
                {name}
              </Link>
            </span>
            <RadioGroup
              legend={name}
              hideLegend
              compact
              options={options}
              // Not disabled, as that would take the focus from whoever saves with Enter.
              aria-disabled={busy}
              onClick={(event) => busy && event.preventDefault()}
              {...register(`marks.${studentId}`)}
            />
          </li>
        ))}
      </ul>
      <FormNotes draft={view.draft} waits={view.state === 'saving.delayed'} />
      <div className={cx(actions, bar)} data-bar="page">
        <Button type="submit" busy={busy} busyLabel="Saving...">
          {view.state === 'saving.delayed' ? 'Retry' : 'Save'}
        </Button>
        <p role="status">{view.state === 'saved' && 'The attendance is saved.'}</p>
      </div>
    </form>
  );
}

/** How many have each mark, as it is chosen. Apart, so that a mark does not draw all students again. */
function Totals({ control }: { control: Control<{ marks: Marks }> }) {
  const chosen = Object.values(useWatch({ control, name: 'marks' }));
  const counted = (mark: AttendanceMark) => chosen.filter((one) => one === mark).length;
  const counts = {
    present: counted('present'),
    late: counted('late'),
    excused: counted('excused'),
    absent: counted('absent'),
    unmarked: counted('unmarked'),
  };
  return <p className={note}>{marksText(counts)}</p>;
}

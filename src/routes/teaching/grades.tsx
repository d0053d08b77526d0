import { useEffect, useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import {
  downloadGrades,
  excuseStudent,
  getGrade,
  getWeights,
  giveMoreTime,
  listGrades,
  removeExcuse,
  setWeights,
} from '../../api/teach/grades.ts';
import { getLatePolicy, previewLatePolicy, saveLatePolicy } from '../../api/teach/late-policy.ts';
import { latePolicyMachine } from '../../machines/grading/late-policy.machine.ts';
import { excuseMachine } from '../../machines/teaching/excuse.machine.ts';
import { excuseTargetOf } from '../../machines/teaching/excused-cell.ts';
import { gradeHistoryMachine } from '../../machines/teaching/grade-history.machine.ts';
import { askedGrades, gradesMachine } from '../../machines/teaching/grades.machine.ts';
import { moreTimeMachine } from '../../machines/teaching/more-time.machine.ts';
import { cellOfSubmission, submittedCell } from '../../machines/teaching/submitted-cell.ts';
import { weightsMachine } from '../../machines/teaching/weights.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { DownloadScreen } from '../../ui/screens/shell/download/download.view.tsx';
import { GradesScreen } from '../../ui/screens/teaching/grades/grades.view.tsx';
import type { Place } from '../../ui/screens/teaching/grades/use-grid.ts';
import { useAuth } from '../account/session.tsx';
import { useChosen, useFirstChosen, useVisit } from '../chosen.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { undoTyped } from '../grading/undos.ts';
import { dialog, part } from '../parts.tsx';
import { useRows, useWithRows } from '../rows.ts';
import { useDownload } from '../shell/download.ts';
import { useEmitted } from '../use-emitted.ts';
import { graded, openEntry, useEntries } from './grade-entries.ts';
import { byRow } from './grade-entry.tsx';
import { openImport, regraded, undoImport, useImports } from './gradebook/grade-imports.ts';
import { targetOf } from './gradebook/more-time-target.ts';
import { connectGrades } from './grades.connect.ts';

const GradeHistory = dialog('GradeHistory', () => import('./grade-history.tsx'));
const GradeImport = dialog('GradeImport', () => import('./gradebook/grade-import.tsx'));
const GradeUndos = part('GradeUndos', () => import('./grade-undos.tsx'), { waiting: null });
const historyMachine = gradeHistoryMachine.provide({ actors: { getGrade } });

const MoreTime = dialog('MoreTime', () => import('./more-time.tsx'));

const Excuse = dialog('Excuse', () => import('./excuse.tsx'));

const Rules = dialog('Rules', () => import('./gradebook/rules.tsx'));

const choices = {
  search: 'text',
  show: ['all', 'missing', 'late'],
  sort: ['name', 'courseGrade', 'average', 'missing'],
} as const;

/** The draft is of the assignment, and of the student if it is for one. */
const subjectOf = (assignmentId: string, studentIds: readonly string[] = []) =>
  [assignmentId, ...(studentIds.length === 1 ? studentIds : [])].join('.');

type Asked = { assignmentId: string; studentIds?: string[] | undefined };

const moreTimeMachineOf = (person: string | undefined) => {
  const about = ({ assignmentId, studentIds }: Asked) => ({
    person,
    form: 'moreTime' as const,
    subject: subjectOf(assignmentId, studentIds),
  });
  return moreTimeMachine.provide({ actors: { giveMoreTime: asPendingCall(giveMoreTime, about) } });
};

const excuseMachineOf = (person: string | undefined) => {
  const about = ({ assignmentId, studentId }: Record<'assignmentId' | 'studentId', string>) => ({
    person,
    form: 'excuse' as const,
    subject: subjectOf(assignmentId, [studentId]),
  });
  return excuseMachine.provide({ actors: { removeExcuse, excuseStudent: asPendingCall(excuseStudent, about) } });
};

const weightsMachineOf = (person: string | undefined) => {
  const about = ({ courseId }: { courseId: string }) => ({ person, form: 'weights' as const, subject: courseId });
  return weightsMachine.provide({ actors: { getWeights, setWeights: asPendingCall(setWeights, about) } });
};

/** The draft is of the course, or of one of its assignments. */
const policySubject = (courseId: string, assignmentId: string | null | undefined) =>
  assignmentId ? `${courseId}.${assignmentId}` : courseId;

const latePolicyMachineOf = (person: string | undefined) => {
  const about = ({ courseId, assignmentId }: { courseId: string; assignmentId?: string | undefined }) => ({
    person,
    form: 'latePolicy' as const,
    subject: policySubject(courseId, assignmentId),
  });
  const saving = asPendingCall(saveLatePolicy, about);
  return latePolicyMachine.provide({ actors: { getLatePolicy, previewLatePolicy, saveLatePolicy: saving } });
};

/** The cell that was left last, and the entry of the history in which it was, so that "Back" leads to it. */
let left: { entry: string; place: Place } | undefined;

/** /teach/courses/{courseId}/grades. */
export function Grades() {
  const { courseId = '' } = useParams();
  return <GradesOf key={`${courseId} ${useVisit()}`} courseId={courseId} />;
}

function GradesOf({ courseId }: { courseId: string }) {
  const person = useAuth().currentUser?.id;
  const viewer = useViewer();
  const { key } = useLocation();
  const [place] = useState(() => (left?.entry === key ? left.place : undefined));
  const filters = useFirstChosen(choices);
  const list = useWithRows(listGrades, ({ id }) => id);
  const [machine] = useState(() => gradesMachine.provide({ actors: { listGrades: list } }));
  const [snapshot, send, flow] = useFlow(machine, { input: { courseId, filters } });
  useChosen(choices, snapshot.context.filters);
  useRows(snapshot.context.page?.items.length ?? 0);
  const [giving] = useState(() => moreTimeMachineOf(person));
  const [moreTime, sendMoreTime, moreTimeFlow] = useFlow(giving, { input: { courseId } });
  useEmitted(moreTimeFlow, 'given', ({ time }) => send({ type: 'given', time }));
  const { target } = moreTime.context;
  const [excusing] = useState(() => excuseMachineOf(person));
  const [excuse, sendExcuse, excuseFlow] = useFlow(excusing, { input: { courseId } });
  useEmitted(excuseFlow, 'changed', (changed) => send({ ...changed, type: 'excused' }));
  const [weighing] = useState(() => weightsMachineOf(person));
  const [weights, sendWeights, weightsFlow] = useFlow(weighing, { input: { courseId } });
  useEmitted(weightsFlow, 'changed', () => send({ type: 'weighed' }));
  const [choosing] = useState(() => latePolicyMachineOf(person));
  const [latePolicy, sendLatePolicy, latePolicyFlow] = useFlow(choosing, { input: { courseId } });
  const [history, sendHistory, historyFlow] = useFlow(historyMachine);
  useEffect(() => graded.listen((grade) => send({ type: 'graded', grade })), [send]);
  useEffect(() => regraded.listen((now) => send({ type: 'regraded', regraded: now })), [send]);
  const entries = useEntries(courseId);
  const imports = useImports(courseId);
  const file = useDownload({
    name: `${courseId}-grades.csv`,
    fetchFile: (signal) => downloadGrades(askedGrades(flow.getSnapshot().context.filters), signal),
  });
  // The same ones each time: rows that have not changed are not drawn again.
  const acts = useMemo(() => {
    const cellAt = (assignmentId: string, studentId: string) =>
      submittedCell(courseId, flow.getSnapshot().context.page, studentId, assignmentId);
    return {
      onMoreTime: (assignmentId: string, studentId?: string) => {
        const opened = targetOf(flow.getSnapshot().context.page, assignmentId, studentId);
        if (opened) sendMoreTime({ type: 'open', target: opened });
      },
      onLatePolicy: (assignmentId: string) => sendLatePolicy({ type: 'open', target: { assignmentId } }),
      onExcuse: (assignmentId: string, studentId: string) => {
        const opened = excuseTargetOf(flow.getSnapshot().context.page, assignmentId, studentId);
        if (opened) sendExcuse({ type: 'open', target: opened });
      },
      onType: (assignmentId: string, studentId: string, text: string | null) => {
        const cell = cellAt(assignmentId, studentId);
        if (cell && person) openEntry(person, cell, text ?? String(cell.grade ?? ''));
        return cell !== null;
      },
      onHistory: (assignmentId: string, studentId: string) => {
        const cell = cellAt(assignmentId, studentId);
        if (cell) sendHistory({ type: 'open', cell });
      },
      onUndo: () => {
        if (!undoImport(courseId)) undoTyped(courseId);
      },
    };
  }, [courseId, flow, person, sendExcuse, sendHistory, sendLatePolicy, sendMoreTime]);
  const view = connectGrades(snapshot, send, {
    zone: viewer.zone,
    place,
    onPlace: (now) => {
      left = { entry: key, place: now };
    },
    entries: useMemo(() => byRow(entries), [entries]),
    acts,
    download: <DownloadScreen view={file} label="Download Table" />,
    onWeights: (saved) => sendWeights({ type: 'open', weights: saved }),
    onImport: () => person && openImport(person, courseId),
    onLatePolicy: () => sendLatePolicy({ type: 'open', target: { assignmentId: null } }),
  });
  const onUndone = (submissionId: string) => {
    const cell = cellOfSubmission(courseId, flow.getSnapshot().context.page, submissionId);
    if (cell && person) openEntry(person, cell, null);
  };
  return (
    <>
      <GradesScreen view={view} />
      {person && <GradeUndos person={person} courseId={courseId} onUndone={onUndone} />}
      {imports.map((one) => (
        <GradeImport key={one.sessionId} flow={one} />
      ))}
      {!history.matches('closed') && <GradeHistory flow={historyFlow} zone={viewer.zone} />}
      {!(weights.matches('closed') && latePolicy.matches('closed')) && (
        <Rules
          weights={weights.matches('closed') ? null : weightsFlow}
          latePolicy={
            latePolicy.matches('closed')
              ? null
              : { flow: latePolicyFlow, subject: policySubject(courseId, latePolicy.context.target?.assignmentId) }
          }
          zone={viewer.zone}
        />
      )}
      {!excuse.matches('closed') && <Excuse flow={excuseFlow} zone={viewer.zone} />}
      {!moreTime.matches('closed') && target && (
        <MoreTime
          flow={moreTimeFlow}
          viewer={viewer}
          subject={subjectOf(target.assignment.id, target.student ? [target.student.id] : [])}
        />
      )}
    </>
  );
}

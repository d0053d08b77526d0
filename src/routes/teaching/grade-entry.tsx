/** Grades that are typed in cells of the gradebook. */

import { useUnsent } from '../../sync/unsent.ts';
import { GradeEntryScreen } from '../../ui/screens/teaching/grade-entry/grade-entry.view.tsx';
import type { GridEntry } from '../../ui/screens/teaching/grades/grid-row.tsx';
import { useSnapshot } from '../first-screen.ts';
import type { GradeEntryFlow } from './grade-entries.ts';
import { connectGradeEntry } from './grade-entry.connect.ts';

export function GradeEntry({ flow }: { flow: GradeEntryFlow }) {
  const snapshot = useSnapshot(flow);
  useUnsent(snapshot.hasTag('input'));
  return <GradeEntryScreen view={connectGradeEntry(snapshot, flow.send)} />;
}

/** What the cells show of them, by the student. */
export function byRow(flows: readonly GradeEntryFlow[]): ReadonlyMap<string, readonly GridEntry[]> {
  const rows = new Map<string, GridEntry[]>();
  for (const flow of flows) {
    const { studentId, assignmentId } = flow.getSnapshot().context.cell;
    const entry = { column: assignmentId, node: <GradeEntry key={flow.sessionId} flow={flow} /> };
    rows.set(studentId, [...(rows.get(studentId) ?? []), entry]);
  }
  return rows;
}

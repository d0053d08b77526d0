import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  exampleExcusedCell,
  exampleGradebook,
  exampleGradeOfStudent,
  exampleImportedGrades,
} from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import type { PageOf } from '../paged-list.ts';
import { itIsLoadedPageByPage } from '../paged-list-cases.ts';
import { answering, settled } from '../testing.ts';
import { withCell } from './excused-cell.ts';
import { withCourseGrades } from './gradebook/course-grade.ts';
import { withGrade, withGrades } from './gradebook/regraded.ts';
import { askedGrades, gradesMachine } from './grades.machine.ts';

const courseId = 'data-analytics';

describe('§teaching.65 the gradebook of a course', () => {
  const all = { courseId, sort: 'name' };
  itIsLoadedPageByPage({
    machine: gradesMachine,
    operation: 'listGrades',
    input: { courseId },
    asks: all,
    page: exampleGradebook,
    key: 'id',
    narrowed: [
      { filters: { search: ' li ' }, asks: { ...all, search: 'li' } },
      { filters: { show: 'late', search: ' ', sort: 'average' }, asks: { ...all, show: 'late', sort: 'average' } },
    ],
  });

  it('§product.63 begins with what the address names', async () => {
    const { asked, logic } = answering<OperationInput<'listGrades'>, PageOf<'listGrades'>>(exampleGradebook);
    const filters = { search: 'li', show: 'missing', sort: 'missing' } as const;
    createActor(gradesMachine.provide({ actors: { listGrades: logic } }), { input: { courseId, filters } }).start();
    await settled();
    expect(asked).toEqual([{ courseId, ...filters }]);
  });

  it('§teaching.64 asks for a table of the same students', () => {
    expect(askedGrades({ courseId, search: ' li ', show: 'late', sort: 'average' })).toEqual({
      courseId,
      search: 'li',
      show: 'late',
      sort: 'average',
    });
    expect(askedGrades({ courseId, search: ' ', show: 'all', sort: 'name' })).toEqual({ courseId, sort: 'name' });
  });

  it('§teaching.72 shows a grade that was typed, with the averages, in the same rows', async () => {
    const { logic } = answering<OperationInput<'listGrades'>, PageOf<'listGrades'>>(exampleGradebook);
    const flow = createActor(gradesMachine.provide({ actors: { listGrades: logic } }), { input: { courseId } }).start();
    flow.send({ type: 'graded', grade: exampleGradeOfStudent });
    expect(flow.getSnapshot().context.page).toBeNull();
    await settled();
    flow.send({ type: 'graded', grade: exampleGradeOfStudent });
    expect(flow.getSnapshot().context.page).toEqual(
      withCourseGrades(exampleGradebook, withGrade(exampleGradebook, exampleGradeOfStudent)),
    );
  });

  it('§teaching.89 shows grades that were imported, with the averages, in the same rows', async () => {
    const { logic } = answering<OperationInput<'listGrades'>, PageOf<'listGrades'>>(exampleGradebook);
    const flow = createActor(gradesMachine.provide({ actors: { listGrades: logic } }), { input: { courseId } }).start();
    const [first] = exampleGradebook.items;
    const [changed] = exampleImportedGrades.students;
    const regraded = {
      ...exampleImportedGrades,
      students: changed && first ? [{ ...changed, studentId: first.id }] : [],
    };
    flow.send({ type: 'regraded', regraded });
    expect(flow.getSnapshot().context.page).toBeNull();
    await settled();
    flow.send({ type: 'regraded', regraded });
    const { page } = flow.getSnapshot().context;
    expect(page).toEqual(withCourseGrades(exampleGradebook, withGrades(exampleGradebook, regraded)));
    expect(page?.items[0]).toMatchObject({ id: first?.id, average: changed?.average, missing: changed?.missing });
  });

  it('§teaching.78 shows a cell that was excused, in the same row, and that it is not missing', async () => {
    const { logic } = answering<OperationInput<'listGrades'>, PageOf<'listGrades'>>(exampleGradebook);
    const flow = createActor(gradesMachine.provide({ actors: { listGrades: logic } }), { input: { courseId } }).start();
    const marek = exampleGradebook.items.find(({ missing }) => missing > 0);
    const changed = { type: 'excused' as const, studentId: marek?.id ?? '', cell: exampleExcusedCell };
    flow.send(changed);
    expect(flow.getSnapshot().context.page).toBeNull();
    await settled();
    flow.send(changed);
    const { page } = flow.getSnapshot().context;
    expect(page).toEqual(
      withCourseGrades(exampleGradebook, withCell(exampleGradebook, changed.studentId, exampleExcusedCell)),
    );
    expect(page?.items.find(({ id }) => id === marek?.id)).toMatchObject({ missing: 0 });
  });

  it('§teaching.91, §teaching.94 is loaded again once the weights have changed, as its order may be another one', async () => {
    const { asked, logic } = answering<OperationInput<'listGrades'>, PageOf<'listGrades'>>(
      exampleGradebook,
      exampleGradebook,
    );
    const flow = createActor(gradesMachine.provide({ actors: { listGrades: logic } }), { input: { courseId } }).start();
    await settled();
    flow.send({ type: 'weighed' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'loading', context: { page: exampleGradebook } });
    await settled();
    expect(asked).toHaveLength(2);
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
  });

  it('§teaching.67 shows the due dates that became later, in the same rows', async () => {
    const { logic } = answering<OperationInput<'listGrades'>, PageOf<'listGrades'>>(exampleGradebook);
    const flow = createActor(gradesMachine.provide({ actors: { listGrades: logic } }), { input: { courseId } }).start();
    const [waiting] = exampleGradebook.items.flatMap(({ id, cells }) =>
      cells.filter(({ status }) => status === 'missing').map(({ assignmentId }) => ({ id, assignmentId })),
    );
    const { id = '', assignmentId = '' } = waiting ?? {};
    const answer = { changed: 1, later: 0, submitted: 0 };
    const time = { assignmentId, studentIds: [id], dueDate: '2031-12-02T17:00:00.000Z', answer };
    flow.send({ type: 'given', time });
    expect(flow.getSnapshot().context.page).toBeNull();
    await settled();
    flow.send({ type: 'given', time });
    const { page } = flow.getSnapshot().context;
    expect(page?.items.map((student) => student.id)).toEqual(exampleGradebook.items.map((student) => student.id));
    const cells = page?.items.find((student) => student.id === id)?.cells;
    expect(cells).toContainEqual({ assignmentId, status: 'open', dueAt: time.dueDate });
    expect(flow.getSnapshot().value).toEqual({ listed: 'ready' });
  });
});

/** The order of a path's courses as a student arranges it. */
import type { OperationOutput } from '../../api/operation.ts';

export type Path = NonNullable<OperationOutput<'getPath'>['path']>;

export type Arrangement = { order: readonly string[]; pinned: readonly string[] };

/** The order and the pins of a path's courses, as they are now. */
export const arrangementOf = ({ steps }: Path): Arrangement => ({
  order: steps.map(({ courseId }) => courseId),
  pinned: steps.filter(({ isPinned }) => isPinned).map(({ courseId }) => courseId),
});

/** Whether the student has moved or pinned a course of the path. */
export const isArranged = ({ steps }: Path): boolean =>
  steps.some(({ isPinned, reasons }) => isPinned || reasons.some(({ kind }) => kind === 'order'));

/** The order with one course moved up (-1) or down (1) by one; unchanged at the ends. */
export function moved(order: readonly string[], courseId: string, by: -1 | 1): readonly string[] {
  const from = order.indexOf(courseId);
  const other = order[from + by];
  if (from < 0 || other === undefined) return order;
  return order.map((each) => (each === courseId ? other : each === other ? courseId : each));
}

/** The pins after one more press on the pin of this course. */
export const pinToggled = (pinned: readonly string[], courseId: string): readonly string[] =>
  pinned.includes(courseId) ? pinned.filter((each) => each !== courseId) : [...pinned, courseId];

/** The arrangement, fitted to a path that has changed since: courses that are new to it come last. */
export function renewed(arranged: Arrangement, path: Path): Arrangement {
  const { order, pinned } = arrangementOf(path);
  const kept = arranged.order.filter((courseId) => order.includes(courseId));
  const added = order.filter((courseId) => !arranged.order.includes(courseId));
  return {
    order: [...kept, ...added],
    pinned: [
      ...arranged.pinned.filter((courseId) => kept.includes(courseId)),
      ...pinned.filter((courseId) => added.includes(courseId)),
    ],
  };
}

import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleAssignments } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { matches } from './filters.ts';
import { assignmentsMachine } from './list.machine.ts';
import type { Assignment } from './types.ts';

const now = () => Date.parse('2026-11-20T09:00:00Z');

function start(listAssignments: () => Promise<Assignment[]>, zone = 'UTC') {
  const machine = assignmentsMachine.provide({ actors: { listAssignments: fromPromise(listAssignments) } });
  return createActor(machine, { input: { now, zone } }).start();
}

async function loaded(assignments = exampleAssignments, zone?: string) {
  const flow = start(async () => assignments, zone);
  await settled();
  return { flow, shown: () => matches(flow.getSnapshot().context).map(({ id }) => id) };
}

const [example] = exampleAssignments;
if (!example) throw new Error('The contract has no example of an assignment.');

describe('§assignments.6 Assignments', () => {
  it('loads, then shows the list by due date, ascending (§assignments.6)', async () => {
    const { flow, shown } = await loaded();
    expect(flow.getSnapshot().value).toEqual({ loaded: { list: 'results' } });
    expect(shown()).toEqual(['survey-clean-up', 'sales-dashboard', 'question-log', 'pipeline-sketch']);
  });

  it('§product.63 begins with what the address names', async () => {
    const machine = assignmentsMachine.provide({
      actors: { listAssignments: fromPromise(async () => exampleAssignments) },
    });
    const filters = { search: 'a', status: 'all', due: 'all', field: 'title', order: 'desc' } as const;
    const flow = createActor(machine, { input: { now, zone: 'UTC', filters } }).start();
    await settled();
    expect(flow.getSnapshot().context).toMatchObject({ ...filters, viewer: { now, zone: 'UTC' } });
    expect(matches(flow.getSnapshot().context).map(({ id }) => id)).toEqual([
      'survey-clean-up',
      'sales-dashboard',
      'question-log',
      'pipeline-sketch',
    ]);
  });

  it('§assignments.9: a failed load says so and can be tried again', async () => {
    let calls = 0;
    const flow = start(async () => {
      calls += 1;
      if (calls === 1) throw new Error('no answer');
      return exampleAssignments;
    });
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: { list: 'results' } });
  });

  it('choosing the same field turns the order round; a new field starts ascending', async () => {
    const { flow, shown } = await loaded();
    flow.send({ type: 'sort', field: 'dueDate' });
    expect(shown()).toEqual(['pipeline-sketch', 'question-log', 'sales-dashboard', 'survey-clean-up']);
    flow.send({ type: 'sort', field: 'title' });
    expect(flow.getSnapshot().context).toMatchObject({ field: 'title', order: 'asc' });
    expect(shown()).toEqual(['pipeline-sketch', 'question-log', 'sales-dashboard', 'survey-clean-up']);
    flow.send({ type: 'sort', field: 'title' });
    expect(shown()[0]).toBe('survey-clean-up');
  });
});

describe('§assignments.4, §assignments.5 Assignment search', () => {
  it('matches title, course name or description in any case', async () => {
    const { flow, shown } = await loaded();
    flow.send({ type: 'search', text: 'PIPELINE sk' });
    expect(shown()).toEqual(['pipeline-sketch']);
    flow.send({ type: 'search', text: ' data science ' });
    expect(shown()).toEqual(['survey-clean-up']);
    flow.send({ type: 'search', text: 'weekly report' });
    expect(shown()).toEqual(['pipeline-sketch']);
  });

  it('filters by the exact status', async () => {
    const { flow, shown } = await loaded();
    flow.send({ type: 'filter.status', status: 'pending' });
    expect(shown()).toEqual(['question-log', 'pipeline-sketch']);
    flow.send({ type: 'filter.status', status: 'completed' });
    expect(flow.getSnapshot().value).toEqual({ loaded: { list: 'noMatches' } });
  });

  it('filters by due date: today or later, before today, or done', async () => {
    const dueToday: Assignment = { ...example, id: 'today', status: 'pending', dueDate: '2026-11-20T01:00:00Z' };
    const { flow, shown } = await loaded([...exampleAssignments, dueToday]);
    flow.send({ type: 'filter.due', due: 'upcoming' });
    expect(shown()).toEqual(['today', 'question-log', 'pipeline-sketch']);
    flow.send({ type: 'filter.due', due: 'overdue' });
    expect(shown()).toEqual(['sales-dashboard']);
    flow.send({ type: 'filter.due', due: 'completed' });
    expect(shown()).toEqual(['survey-clean-up']);
  });

  it('§assignments.34 shows what the student is excused from, but neither as upcoming nor as overdue', async () => {
    const { flow, shown } = await loaded(exampleAssignments.map((one) => ({ ...one, excuse: 'You were ill.' })));
    expect(shown()).toHaveLength(exampleAssignments.length);
    for (const due of ['upcoming', 'overdue'] as const) {
      flow.send({ type: 'filter.due', due });
      expect(shown()).toEqual([]);
    }
  });

  it("takes the viewer's today: yesterday evening in New York is still overdue there", async () => {
    const lateEvening: Assignment = { ...example, id: 'late', status: 'pending', dueDate: '2026-11-20T02:00:00Z' };
    const london = await loaded([lateEvening], 'Europe/London');
    london.flow.send({ type: 'filter.due', due: 'overdue' });
    expect(london.shown()).toEqual([]);
    const newYork = await loaded([lateEvening], 'America/New_York');
    newYork.flow.send({ type: 'filter.due', due: 'overdue' });
    expect(newYork.shown()).toEqual(['late']);
  });
});

describe('§assignments.10 Assignments page', () => {
  it('is empty under filters that match nothing, and whole again once they are cleared', async () => {
    const { flow } = await loaded();
    flow.send({ type: 'search', text: 'knitting' });
    expect(flow.getSnapshot().value).toEqual({ loaded: { list: 'noMatches' } });
    flow.send({ type: 'filters.clear' });
    expect(flow.getSnapshot().value).toEqual({ loaded: { list: 'results' } });
    expect(flow.getSnapshot().context).toMatchObject({ search: '', status: 'all', due: 'all' });
  });

  it('§product.22: has nothing to clear for a student without assignments', async () => {
    const { flow } = await loaded([]);
    expect(flow.getSnapshot().value).toEqual({ loaded: { list: 'none' } });
    expect(flow.getSnapshot().can({ type: 'filters.clear' })).toBe(false);
  });

  it('says so once the filters of a student without assignments are cleared', async () => {
    const { flow } = await loaded([]);
    flow.send({ type: 'search', text: 'knitting' });
    flow.send({ type: 'filters.clear' });
    expect(flow.getSnapshot().value).toEqual({ loaded: { list: 'none' } });
  });

  it.each([
    [{ type: 'filter.status', status: 'graded' }, ['survey-clean-up']],
    [{ type: 'filter.due', due: 'overdue' }, ['sales-dashboard']],
    [{ type: 'search', text: 'pipeline sk' }, ['pipeline-sketch']],
  ] as const)('keeps what is chosen while the assignments load: %o', async (event, ids) => {
    const flow = start(async () => exampleAssignments);
    flow.send(event);
    await settled();
    expect(matches(flow.getSnapshot().context).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    { type: 'search', text: 'knitting' },
    { type: 'filter.status', status: 'completed' },
    { type: 'filter.due', due: 'completed' },
  ] as const)('says that nothing matches %o', async (event) => {
    const { flow } = await loaded(exampleAssignments.filter(({ status }) => status === 'pending'));
    flow.send(event);
    expect(flow.getSnapshot().value).toEqual({ loaded: { list: 'noMatches' } });
  });

  it('§assignments.14: turns to the calendar and back, with the same filters', async () => {
    const { flow, shown } = await loaded();
    flow.send({ type: 'show.calendar' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'calendar' });
    flow.send({ type: 'filter.status', status: 'pending' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'calendar' });
    expect(shown()).toEqual(['question-log', 'pipeline-sketch']);
    flow.send({ type: 'search', text: 'knitting' });
    flow.send({ type: 'show.list' });
    expect(flow.getSnapshot().value).toEqual({ loaded: { list: 'noMatches' } });
  });
});

describe('§assignments.22: after an extension or a submission', () => {
  it('shows the assignment as it is now at once, asks again, and stays where it was', async () => {
    let answer = exampleAssignments;
    const flow = start(async () => answer);
    await settled();
    flow.send({ type: 'show.calendar' });
    const changed: Assignment = { ...example, status: 'completed' };
    answer = exampleAssignments.map((one) => (one.id === example.id ? changed : one));
    flow.send({ type: 'refresh', assignment: changed });
    const statusNow = () => flow.getSnapshot().context.assignments.find(({ id }) => id === example.id)?.status;
    expect(statusNow()).toBe('completed');
    answer = [];
    flow.send({ type: 'refresh' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { loaded: 'calendar' }, context: { assignments: [] } });
  });

  it('does the same in the list, where filters may leave nothing of it', async () => {
    let answer = exampleAssignments;
    const flow = start(async () => answer);
    await settled();
    flow.send({ type: 'filter.status', status: example.status });
    const changed: Assignment = { ...example, status: 'graded' };
    answer = [changed];
    flow.send({ type: 'refresh', assignment: changed });
    expect(flow.getSnapshot().context.assignments).toContainEqual(changed);
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: { list: 'noMatches' } });
    flow.send({ type: 'filters.clear' });
    expect(flow.getSnapshot()).toMatchObject({
      value: { loaded: { list: 'results' } },
      context: { assignments: [changed] },
    });
  });

  it('shows what the first answer said, while it is asked for again', async () => {
    let calls = 0;
    const flow = start(() => {
      calls += 1;
      return calls === 1 ? Promise.resolve(exampleAssignments) : new Promise(() => {});
    });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: { list: 'results' } });
    expect(flow.getSnapshot().context.assignments).toEqual(exampleAssignments);
  });

  it('shows what it has where asking again fails', async () => {
    let calls = 0;
    const flow = start(async () => {
      calls += 1;
      if (calls > 1) throw new Error('no answer');
      return exampleAssignments;
    });
    await settled();
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ status: 'active', value: { loaded: { list: 'results' } } });
  });
});

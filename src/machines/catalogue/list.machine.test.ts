import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import { exampleCourses } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { catalogueMachine, matches } from './list.machine.ts';

const [example] = exampleCourses;
if (!example) throw new Error('There is a course.');
const courses = [
  {
    ...example,
    id: 'found',
    title: 'Data Science',
    description: 'Much practice.',
    instructor: 'Sarah Chen',
    outline: ['A story', 'Another'],
  },
  { ...example, id: 'other', title: 'Data', description: 'All of it.', instructor: 'Jonas Weber', outline: [] },
];

function start(listCourses: () => Promise<typeof exampleCourses>, input?: InputFrom<typeof catalogueMachine>) {
  const flow = createActor(catalogueMachine.provide({ actors: { listCourses: fromPromise(listCourses) } }), { input });
  const reloads: unknown[] = [];
  flow.on('reload', (event) => reloads.push(event));
  return { flow: flow.start(), reloads };
}

describe('§catalogue.3 Catalogue', () => {
  it('shows what it loaded', async () => {
    const { flow } = start(async () => exampleCourses);
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
  });

  it('§catalogue.7 Course catalogue: a failed load offers a retry that reloads the page', async () => {
    const { flow, reloads } = start(() => Promise.reject(new Error('no answer')));
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    expect(reloads).toHaveLength(1);
  });

  it('§catalogue.5 Catalogue search: matches in any case, together with the exact level', async () => {
    const { flow } = start(async () => exampleCourses);
    await settled();
    flow.send({ type: 'search', text: 'dAtA' });
    flow.send({ type: 'filter.level', level: 'Advanced' });
    expect(matches(flow.getSnapshot().context).map(({ id }) => id)).toEqual(['data-science']);
  });

  it.each([
    ['its title', 'data science'],
    ['a word of its description', 'PRACTICE'],
    ['its instructor', 'sarah'],
    ['a module', 'story'],
    ['words in any order and place', 'sarah data'],
  ])('§catalogue.16 is found by %s', async (_what, text) => {
    const { flow } = start(async () => courses);
    await settled();
    flow.send({ type: 'search', text });
    expect(matches(flow.getSnapshot().context).map(({ id }) => id)).toEqual(['found']);
    flow.send({ type: 'search', text: `${text} knitting` });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'empty' });
  });

  it('§product.63 begins with what the address names', async () => {
    const { flow } = start(async () => exampleCourses, { search: 'data', level: 'Advanced' });
    await settled();
    expect(matches(flow.getSnapshot().context).map(({ id }) => id)).toEqual(['data-science']);
  });

  it('§catalogue.6 Course catalogue: is empty when nothing matches, and whole again once the filters are cleared', async () => {
    const { flow } = start(async () => exampleCourses);
    await settled();
    flow.send({ type: 'search', text: 'knitting' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'empty' });
    flow.send({ type: 'filters.clear' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'results' });
    expect(flow.getSnapshot().context).toMatchObject({ search: '', level: 'All Levels' });
  });

  it('§catalogue.6 Course catalogue: is empty at once where no course has the level', async () => {
    const { flow } = start(async () => exampleCourses.filter(({ level }) => level === 'Beginner'));
    await settled();
    flow.send({ type: 'filter.level', level: 'Advanced' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'empty' });
  });

  it('keeps what is typed and chosen while the courses load', async () => {
    const { flow } = start(async () => exampleCourses);
    flow.send({ type: 'filter.level', level: 'Advanced' });
    flow.send({ type: 'search', text: 'knitting' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'empty' });
    expect(flow.getSnapshot().context).toMatchObject({ level: 'Advanced', search: 'knitting' });
  });

  it.each([
    ['a level', { type: 'filter.level', level: 'Beginner' }],
    ['no filter', { type: 'filters.clear' }],
  ] as const)(
    '§catalogue.6 Course catalogue: is empty still where there are no courses, with %s',
    async (_what, event) => {
      const { flow } = start(async () => []);
      await settled();
      flow.send(event);
      expect(flow.getSnapshot().value).toEqual({ loaded: 'empty' });
    },
  );
});

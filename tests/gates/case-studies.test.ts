/** Every case study of the content, walked along each of its decisions (§practice.63). */
import { describe, expect, test } from 'vitest';
import { getSimplePaths } from 'xstate/graph';
import { readContent } from '../../server/content/read.ts';
import { sceneAfter, storyMachine } from '../../src/machines/practice/story.ts';

const studies = readContent('content').courses.flatMap(({ id, modules }) =>
  modules.flatMap(({ lessons }) =>
    lessons.flatMap((lesson) => (lesson.type === 'case-study' ? [[`${id}/${lesson.id}`, lesson] as const] : [])),
  ),
);

describe.runIf(studies.length > 0)('§practice.63 each case study', () => {
  test.each(studies)('%s: every way through it ends, and every scene and decision is on one', (_id, study) => {
    const story = { start: study.start, scenes: study.scenes };
    const ways = getSimplePaths(storyMachine(story), {
      toState: ({ status }) => status === 'done',
      serializeState: ({ value }) => String(value),
    }).map(({ steps }) => steps.map(({ event }) => event.type).filter((type) => type !== 'xstate.init'));
    const decided = new Set<string>();
    const visited = new Set([study.start]);
    for (const way of ways) {
      expect(sceneAfter(story, way).isEnd).toBe(true);
      for (const [at, decision] of way.entries()) {
        decided.add(`${sceneAfter(story, way.slice(0, at)).scene} ${decision}`);
        visited.add(sceneAfter(story, way.slice(0, at + 1)).scene);
      }
    }
    const all = study.scenes.flatMap(({ id, decisions }) => decisions.map((decision) => `${id} ${decision.id}`));
    expect([...decided].toSorted()).toEqual(all.toSorted());
    expect([...visited].toSorted()).toEqual(study.scenes.map(({ id }) => id).toSorted());
  });

  test.each(studies)('%s: can end well and badly, and never without a lesson', (_id, { scenes }) => {
    const endings = scenes.flatMap(({ ending }) => ending ?? []);
    const results = new Set(endings.map(({ result }) => result));
    expect(results.has('good') && results.size > 1).toBe(true);
    for (const { decisions } of scenes) expect(decisions).not.toHaveLength(1);
    expect(new Set(endings.map(({ lesson }) => lesson)).size).toBe(endings.length);
  });
});

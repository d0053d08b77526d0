/** The statechart of a case study, made from its scenes as the product makes it (§practice.63). */
import { graphOf } from '../../scripts/statechart/graph.ts';
import { drawn } from '../../scripts/statechart/layout.ts';
import { storyMachine } from '../../src/machines/practice/story.ts';
import { sceneStoryIdOf } from '../case-studies/names.ts';
import type { Study } from '../case-studies/studies.ts';
import type { Flow } from './flow.ts';

const words = { good: 'ends well', mixed: 'ends neither well nor badly', poor: 'ends badly' };

export async function studyChartOf(study: Study): Promise<Flow> {
  const { courseId, id: lessonId, title, scenes } = study;
  const { states, transitions } = graphOf(storyMachine(study));
  const graph = {
    id: title,
    description: '§practice.63',
    states: states.map((state) => {
      const { ending, title: says } = scenes.find(({ id }) => id === state.path) ?? {};
      if (state.path === '') return { ...state, name: title };
      return { ...state, description: ending ? `${says}: the story ${words[ending.result]}` : (says ?? null) };
    }),
    transitions,
  };
  return {
    ...graph,
    stem: `${courseId}/${lessonId}`,
    stories: Object.fromEntries(scenes.map(({ id }) => [id, sceneStoryIdOf(study, id)])),
    descriptions: {},
    live: null,
    events: {},
    drawing: await drawn(graph),
  };
}

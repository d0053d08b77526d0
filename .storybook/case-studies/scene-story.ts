/** A scene as a story: the case study's screen, once the shortest way has led there. Its decisions open the next scenes. */
import { addons } from 'storybook/preview-api';
import { getShortestPaths } from 'xstate/graph';
import { storyMachine } from '../../src/machines/practice/story.ts';
import { shownOf } from '../../src/routes/practice/case-study.connect.ts';
import type { CaseStudyView } from '../../src/ui/screens/practice/case-study/case-study.view.tsx';
import { sceneStoryIdOf } from './names.ts';
import type { Study } from './studies.ts';

/** The decisions on the shortest way to a scene. */
export function wayTo(study: Study, scene: string): string[] {
  const [path] = getShortestPaths(storyMachine(study), {
    toState: ({ value }) => value === scene,
    serializeState: ({ value }) => String(value),
  });
  return (path?.steps ?? []).map(({ event }) => event.type).filter((type) => type !== 'xstate.init');
}

export function sceneStory(study: Study, id: string): { name: string; args: { view: CaseStudyView } } {
  const way = wayTo(study, id);
  const shown = shownOf(study, way);
  const open = (scene: string) => addons.getChannel().emit('selectStory', { storyId: sceneStoryIdOf(study, scene) });
  const onDecide = (decision: string) => {
    const next = study.scenes.find((scene) => scene.id === id)?.decisions.find((one) => one.id === decision);
    if (next) open(next.to);
  };
  const before = shownOf(study, way.slice(0, -1)).scene.id;
  const view: CaseStudyView = shown.scene.ending
    ? { state: 'completed', shown, onStartAgain: () => open(study.start) }
    : { state: 'deciding', shown, onDecide, onBack: way.length > 0 ? () => open(before) : undefined };
  return { name: shown.scene.title, args: { view } };
}

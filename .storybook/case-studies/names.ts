/** What the stories of a case study are called. */
import { storyIdOf, storyNameOf } from '../../scripts/statechart/story-name.ts';

export const storyTitleOf = ({ title }: { title: string }) => `Case studies/${title}`;

/** A scene's story: `half-answer` is shown by `HalfAnswer`. */
export const exportNameOf = (scene: string) => storyNameOf(scene.replaceAll('-', '.'));

export const sceneStoryIdOf = (study: { title: string }, scene: string) =>
  storyIdOf(storyTitleOf(study), exportNameOf(scene));

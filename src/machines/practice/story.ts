import { createActor, createMachine } from 'xstate';

/** The scenes of a case study; one without decisions ends the story. */
export type Story = {
  start: string;
  scenes: readonly { id: string; decisions: readonly { id: string; to: string }[] }[];
};

/** The statechart of a story: a state for each scene, an event for each decision. */
export const storyMachine = ({ start, scenes }: Story) =>
  createMachine({
    id: 'story',
    initial: start,
    states: Object.fromEntries(
      scenes.map(({ id, decisions }) => [
        id,
        decisions.length === 0
          ? { type: 'final' }
          : { on: Object.fromEntries(decisions.map((decision) => [decision.id, decision.to])) },
      ]),
    ),
  });

/** Where the decisions lead: the scene's id, and whether the story ends there. A decision that is none there changes nothing. */
export function sceneAfter(story: Story, decisions: readonly string[]): { scene: string; isEnd: boolean } {
  const told = createActor(storyMachine(story)).start();
  for (const type of decisions) if (told.getSnapshot().status === 'active') told.send({ type });
  const { value, status } = told.getSnapshot();
  told.stop();
  return { scene: String(value), isEnd: status === 'done' };
}

/**
 * The decisions of a draft that can be gone on from: those of an older story may no longer be there, and one that ends the
 * story is to be taken again, as its end was not sent.
 */
export function stillThere(story: Story, decisions: readonly string[]): string[] {
  const kept: string[] = [];
  for (const decision of decisions) {
    const { scene } = sceneAfter(story, kept);
    const offered = story.scenes.find(({ id }) => id === scene)?.decisions ?? [];
    if (!offered.some(({ id }) => id === decision) || sceneAfter(story, [...kept, decision]).isEnd) break;
    kept.push(decision);
  }
  return kept;
}

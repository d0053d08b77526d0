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

/**
 * The id of the scene to which the decisions lead, and whether it is an end. Decisions that a scene lacks change
 * nothing.
 */
export function sceneAfter(story: Story, decisions: readonly string[]): { scene: string; isEnd: boolean } {
  const told = createActor(storyMachine(story)).start();
  for (const type of decisions) if (told.getSnapshot().status === 'active') told.send({ type });
  const { value, status } = told.getSnapshot();
  told.stop();
  return { scene: String(value), isEnd: status === 'done' };
}

const isOffered = (story: Story, before: readonly string[], decision: string) => {
  const { scene } = sceneAfter(story, before);
  return story.scenes.find(({ id }) => id === scene)?.decisions.some(({ id }) => id === decision) ?? false;
};

/** Decisions that led to an end; none where the story has changed since, so that they do not lead there any more. */
export function wholeWay(story: Story, decisions: readonly string[] = []): readonly string[] {
  const isWay = decisions.every((decision, at) => isOffered(story, decisions.slice(0, at), decision));
  return isWay && sceneAfter(story, decisions).isEnd ? decisions : [];
}

/**
 * The decisions of a draft that can be gone on from: those of an older story may no longer be there, and one that ends the
 * story is to be taken again, as its end was not sent.
 */
export function stillThere(story: Story, decisions: readonly string[]): string[] {
  const kept: string[] = [];
  for (const decision of decisions) {
    if (!isOffered(story, kept, decision) || sceneAfter(story, [...kept, decision]).isEnd) break;
    kept.push(decision);
  }
  return kept;
}

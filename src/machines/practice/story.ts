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
 * The id of the scene to which the decisions lead, and whether it is an end. A decision that the scene does not offer
 * changes nothing.
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

/** The decisions if they still lead to an end; none if the story has changed so that they no longer do. */
export function wholeWay(story: Story, decisions: readonly string[] = []): readonly string[] {
  const isWay = decisions.every((decision, at) => isOffered(story, decisions.slice(0, at), decision));
  return isWay && sceneAfter(story, decisions).isEnd ? decisions : [];
}

/**
 * The decisions of a draft from which the story can go on. The list stops before one that the story no longer offers,
 * and before one that ends the story: its end was not sent, so the student has to decide again.
 */
export function stillThere(story: Story, decisions: readonly string[]): string[] {
  const kept: string[] = [];
  for (const decision of decisions) {
    if (!isOffered(story, kept, decision) || sceneAfter(story, [...kept, decision]).isEnd) break;
    kept.push(decision);
  }
  return kept;
}

/** The states of a machine for which stories are missing, each as a sentence that names the file to write. */
import type { StateNode } from 'xstate';
import { storyNameOf } from '../../scripts/statechart/story-name.ts';
import { machineFileOf, storyFileOf } from '../flows.ts';

/** The paths of states that can be rested in: no children, and no way on without an event. */
export function leavesOf(node: StateNode): string[] {
  const children = Object.values(node.states);
  if (children.length === 0) return (node.always?.length ?? 0) > 0 ? [] : [node.path.join('.')];
  return children.flatMap(leavesOf);
}

/** `stories` is the text of the stories' file; `null` where there is none. */
export function lacksOf(stem: string, leaves: readonly string[], stories: string | null): string[] {
  const machineFile = machineFileOf(stem);
  const storyFile = storyFileOf(stem);
  if (stories === null) return [`Write ${storyFile} for ${machineFile}.`];
  const missing = leaves.filter((path) => !stories.includes(`export const ${storyNameOf(path)} `));
  const shown = [...stories.matchAll(/state: '([^']+)'/g)].flatMap(([, path]) => path ?? []);
  const unknown = new Set(shown.filter((path) => !leaves.includes(path)));
  return [
    ...missing.map((path) => `Write ${storyFile}: export const ${storyNameOf(path)} shows "${path}".`),
    ...[...unknown].map((path) => `${storyFile} shows "${path}", which ${machineFile} does not have.`),
  ];
}

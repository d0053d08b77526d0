/** Every leaf state of every machine that a screen draws has its story, and every story its state. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, StateNode } from 'xstate';

const machineFiles = globSync('src/machines/*.machine.ts');
const storyFiles = globSync('src/ui/screens/**/*.view.stories.tsx');

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;

/** The paths of states that can be rested in: no children, and no way on without an event. */
function leaves(node: StateNode): string[] {
  const children = Object.values(node.states);
  if (children.length === 0) return (node.always?.length ?? 0) > 0 ? [] : [node.path.join('.')];
  return children.flatMap(leaves);
}

const pascal = (path: string) => path.replace(/(^|\.)(\w)/g, (_all, _dot, letter: string) => letter.toUpperCase());
const stemOf = (file: string) => basename(file).replace(/\.(machine\.ts|view\.stories\.tsx)$/, '');

/** Machines without a picture of their own: their state shows in every screen. */
const unseen = new Set(['session', 'theme']);

describe('Every leaf state has a story', () => {
  it.each(machineFiles.map((file) => [stemOf(file), file] as const))('%s', async (stem, file) => {
    if (unseen.has(stem)) return;
    const machine = Object.values((await import(`../../${file}`)) as Record<string, unknown>).find(isMachine);
    if (!machine) throw new Error(`${file} exports no machine.`);
    const storyFile = storyFiles.find((candidate) => stemOf(candidate) === stem);
    if (!storyFile) throw new Error(`Write src/ui/screens/${stem}/${stem}.view.stories.tsx for ${file}.`);
    const stories = readFileSync(storyFile, 'utf8');
    const missing = leaves(machine.root).filter((path) => !stories.includes(`export const ${pascal(path)} `));
    expect(missing.map((path) => `${storyFile}: export const ${pascal(path)}`)).toEqual([]);
    const states = [...stories.matchAll(/state: '([^']+)'/g)].map(([, path]) => path);
    const unknown = states.filter((path) => path && !leaves(machine.root).includes(path));
    expect(unknown.map((path) => `${storyFile} shows "${path}", which ${file} does not have`)).toEqual([]);
  });

  it('finds the machines and the stories', () => {
    expect(machineFiles.length).toBeGreaterThan(3);
    expect(storyFiles.every((file) => existsSync(file))).toBe(true);
  });
});

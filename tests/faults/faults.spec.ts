/** From every state that holds what a student typed, everything that can happen to it: nothing is lost, all counts once. */
import type { StateNode } from 'xstate';
import { machineOf, stems } from '../flows.ts';
import { test } from '../journeys/fault-test.ts';
import { answers, refusing } from '../journeys/faults.ts';
import { expect } from '../journeys/journey.ts';
import { type Expected, wrongRows } from './rows.ts';
import { isSampled } from './sample.ts';
import { expectTyped, type Scene, sender } from './scene.ts';
import { settled, states } from './states.ts';
import { strikes } from './strikes.ts';

const expected: Expected[] = [];

for (const [place, state] of Object.entries(states)) {
  for (const [fault, { spared, timed, strike }] of Object.entries(strikes)) {
    const cell = `${place}: ${fault}`;
    const why = spared?.(state);
    if (why) continue;
    test(`§product.27 ${cell}`, { tag: isSampled(cell) ? '@sample' : '@whole' }, async ({
      page,
      context,
      wire,
      enter,
    }) => {
      const { form, stage } = state;
      const { screen } = form;
      const world = await enter(screen.who === 'visitor' ? 'visitor' : 'student');
      if (timed || screen.wait === 'half a minute without a byte') await page.clock.install();
      await page.goto('/courses'); // what "back" leads to
      await screen.open?.(world);
      const before: Scene = { form, stage: 'typed', world, context, wire, held: undefined };
      const scene = await reach(before, stage);
      await expectTyped(scene);
      const after = await strike(scene);
      wire.heal();
      await finish(after);
      if (form.kept) expected.push({ cell, person: world.person, kept: form.kept });
    });
  }
}

/** Brings the form from what was typed to its stage. */
async function reach(scene: Scene, stage: Scene['stage']): Promise<Scene> {
  const { wire, form, world } = scene;
  if (stage === 'typed') return scene;
  if (stage === 'sent') {
    const held = wire.hold(form.screen.call);
    await form.screen.begin(world);
    await held.met;
    return { ...scene, stage, held };
  }
  // What goes out by itself is shown as refused where no repeat can mend it.
  const isFinal = stage === 'refused' && form.draft;
  const met = wire.goWrong(
    [form.screen.call],
    isFinal ? refusing(422, 'This cannot be taken.') : answers['500 with a problem'],
  );
  await form.screen.begin(world);
  await met;
  await expect(sender({ ...scene, stage })).toBeEnabled();
  if (stage === 'delayed') await expect(world.page.getByText('Not sent yet. Keep this open:')).toBeVisible();
  else wire.heal();
  return { ...scene, stage };
}

/** It has gone out by itself, or goes out at a press. */
async function finish(scene: Scene) {
  const { form, world } = scene;
  const { recovered } = form.screen;
  const pressed = async () => {
    await sender(scene)
      .or(sender({ ...scene, stage: 'refused' }))
      .first()
      .click();
    await recovered(world);
  };
  await Promise.any([recovered(world), pressed()]);
}

test.afterAll(async ({ product }) => {
  if (expected.length === 0) return;
  expect(await wrongRows(expected.splice(0), product)).toEqual([]);
});

/** The leaves that hold input: tagged themselves, or within what is. */
function holding(node: StateNode, within = false): string[] {
  const holds = within || node.tags.includes('input');
  const children = Object.values(node.states);
  if (children.length === 0) return holds ? [node.path.join('.')] : [];
  return children.flatMap((child) => holding(child, holds));
}

test('every state that holds input stands in the table, and no other', async () => {
  const tagged: string[] = [];
  for (const stem of stems) tagged.push(...holding((await machineOf(stem)).root).map((leaf) => `${stem} ${leaf}`));
  expect([...Object.keys(states), ...Object.keys(settled)].sort()).toEqual(tagged.sort());
});

/** What happens to a student who has typed something: eleven faults, and what each leaves to be done. */
import { expect } from '@playwright/test';
import { callsOf, clickOften } from '../journeys/calls.ts';
import { waits } from '../journeys/fault-test.ts';
import { answers, refusing } from '../journeys/faults.ts';
import { expectToStand, expiryOf } from '../journeys/journey.ts';
import {
  answerWith,
  expectKept,
  expectRefusal,
  expectTyped,
  fieldsOf,
  reopen,
  type Scene,
  sender,
  signInAgain,
} from './scene.ts';
import type { State } from './states.ts';

type Strike = {
  /** Why it cannot happen in such a state; null where it can. */
  spared?: (state: State) => string | null;
  /** The page's clock is the test's. */
  timed?: true;
  /** Leaves the scene as the student finds it: still there, gone out by itself, or opened anew. */
  strike: (scene: Scene) => Promise<Scene>;
};

const noSession = ({ form }: State) => (form.screen.who === 'visitor' ? 'nobody is signed in' : null);

/** No answer may hold a session's token twice (docs/adr/007-once.md). */
const changesPassword = ({ form }: State) =>
  form.button === 'Change Password' && form.screen.who !== 'visitor'
    ? 'whoever changed the password signs in with the new one'
    : null;

export const strikes: Record<string, Strike> = {
  '401': {
    spared: ({ form }) => (form.isOfLink ? 'it says that the link has ended, with its form' : null),
    strike: async (scene) => {
      await answerWith(scene, refusing(401, 'Please sign in.'));
      return expectRefusal(scene);
    },
  },
  '401 with status 410': {
    spared: noSession,
    strike: async (scene) => {
      const { form, wire, world, held } = scene;
      await expectToStand(world.page);
      const before = (await fieldsOf(world.page)).filter((text) => text !== form.letsGo);
      if (held) held.answer(answers['401 with status 410']);
      else await answerWith(scene, answers['401 with status 410']);
      wire.heal();
      await signInAgain(scene, before);
      return { ...scene, stage: 'sent', held: undefined };
    },
  },
  'token expiry': {
    // So much later, what is on its way has had no answer.
    spared: (state) => noSession(state) ?? (state.stage === 'sent' ? changesPassword(state) : null),
    timed: true,
    strike: async (scene) => {
      const { world, held } = scene;
      await expectToStand(world.page);
      const before = await fieldsOf(world.page);
      const now = Date.now();
      await world.page.clock.fastForward(expiryOf(world.person.token) * 1000 - now + 60_000);
      await world.page.clock.setSystemTime(now);
      await signInAgain(scene, before);
      await held?.pass();
      return { ...scene, held: undefined };
    },
  },
  'offline, then online': {
    strike: async (scene) => {
      const { context, held } = scene;
      await context.setOffline(true);
      // Its beginning was there: what was not answered at all, browsers send again by themselves.
      if (held) held.answer(answers['a truncated body']);
      else await sender(scene).click();
      const after = await expectRefusal(scene);
      await context.setOffline(false);
      return after;
    },
  },
  reload: {
    strike: async (scene) => {
      await expectKept(scene);
      await scene.world.page.reload();
      return reopen(scene);
    },
  },
  'back and forward': {
    strike: async (scene) => {
      await expectKept(scene);
      await scene.world.page.goBack();
      await scene.world.page.goForward();
      return reopen(scene);
    },
  },
  'tab closed and opened': {
    strike: async (scene) => {
      await expectKept(scene);
      await scene.world.page.close();
      return reopen({ ...scene, world: { ...scene.world, page: await scene.context.newPage() } });
    },
  },
  'twenty clicks': {
    spared: ({ form, stage }) =>
      stage === 'sent' && form.button === 'Apply' ? 'no button is there while the price is on its way' : null,
    strike: async (scene) => {
      const { form, world, held } = scene;
      const { call } = form.screen;
      const before = held ? 1 : 0;
      const calls = callsOf(world.page, call);
      const often = held ? world.page.locator('button[aria-busy=true], button[type=submit]').last() : sender(scene);
      await clickOften(often);
      await held?.pass();
      const most = 1 + (call.after ?? 0);
      await expect.poll(() => before + calls.length).toBeGreaterThan(0);
      expect(before + calls.length).toBeLessThanOrEqual(most);
      return { ...scene, stage: 'sent', held: undefined };
    },
  },
  'second tab': {
    strike: async (scene) => {
      const { form, context, world, held } = scene;
      const second = { ...world, page: await context.newPage() };
      await (form.reopen ?? form.screen.open)?.(second);
      if (form.draft) {
        // The one that writes last has it; the other is told, and nothing of its own is written over.
        await form.draft.edit(second.page);
        await expect(second.page.getByText(/^Saved/)).toBeVisible();
        await expectTyped(scene);
        if (!held) await world.page.getByRole('button', { name: 'Keep mine' }).click();
        await expectTyped(scene);
      }
      await held?.pass();
      return { ...scene, stage: held ? 'sent' : scene.stage, held: undefined };
    },
  },
  'server killed and restarted': {
    spared: (state) => (state.stage === 'sent' ? changesPassword(state) : null),
    strike: async (scene) => {
      const { world, held } = scene;
      if (held) {
        const arrived = held.pass(); // perhaps it has done its work by then, perhaps not
        await world.product.kill();
        await arrived;
        await world.product.start();
        return { ...scene, stage: 'sent', held: undefined };
      }
      await world.product.kill();
      await sender(scene).click();
      const after = await expectRefusal(scene); // before the server is back: some go out again by themselves
      await world.product.start();
      return after;
    },
  },
  'an answer after the client gave up': {
    spared: changesPassword,
    strike: async (scene) => {
      const { form, wire, world } = scene;
      const held = scene.held ?? wire.hold(form.screen.call);
      if (!scene.held) await sender(scene).click();
      await held.met;
      await waits[form.screen.wait ?? 'ten seconds'](world.page);
      const after = await expectRefusal({ ...scene, held });
      await held.pass();
      return after;
    },
  },
};

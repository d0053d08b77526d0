/** The twelve faults that a filled form is tested against, and what the person does after each. */
import { expect } from '@playwright/test';
import { callsOf, clickOften } from '../journeys/calls.ts';
import { expiryOf } from '../journeys/test.ts';
import { cataloguePage } from '../pages/catalogue/list.page.ts';
import { footer } from '../pages/shell/footer.page.ts';
import { draftLine } from '../pages/sync/draft.page.ts';
import { answers, refusing } from './call-faults.ts';
import {
  answerWith,
  expectOnDevice,
  expectRefusal,
  expectTyped,
  filledFieldsOf,
  openForm,
  reopen,
  type Setup,
  senderOf,
  signInAgain,
} from './setup.ts';
import type { FormState } from './table.ts';
import { giveUpWaiting } from './test.ts';

export type FormFault = {
  /** Why it cannot happen in such a state; null where it can. */
  excluded?: (state: FormState) => string | null;
  /** The test moves the page's clock on. */
  timed?: true;
  /** The person comes from the catalogue. */
  goesBack?: true;
  /** Causes the fault, and returns the form as the person finds it: still open, sent, or reopened. */
  happen: (setup: Setup) => Promise<Setup>;
};

const noSession = ({ row }: FormState) => (row.who === 'visitor' ? 'nobody is signed in' : null);

/** No stored answer may hold a session's token, so these calls cannot be repeated (docs/adr/007-once.md). */
const changesPassword = ({ form }: FormState) =>
  form.changesPassword ? 'whoever changed the password signs in with the new one' : null;

export const formFaults: Record<string, FormFault> = {
  '401': {
    excluded: ({ form }) => (form.isOfLink ? 'it says that the link has ended, with its form' : null),
    happen: async (setup) => {
      await answerWith(setup, refusing(401, 'Please sign in.'));
      return expectRefusal(setup);
    },
  },
  '401 with status 410': {
    excluded: noSession,
    happen: async (setup) => {
      const { form, proxy, visit, held } = setup;
      await footer(visit.page).expectUnsentIsKnown();
      const before = (await filledFieldsOf(setup)).filter((text) => text !== form.dropped);
      if (held) held.answer(answers['401 with status 410']);
      else await answerWith(setup, answers['401 with status 410']);
      proxy.heal();
      await signInAgain(setup, before);
      return { ...setup, stage: 'sent', held: undefined };
    },
  },
  'token expiry': {
    // The time limit of the call has passed without an answer.
    excluded: (state) => noSession(state) ?? (state.stage === 'sent' ? changesPassword(state) : null),
    timed: true,
    happen: async (setup) => {
      const { visit, held } = setup;
      await footer(visit.page).expectUnsentIsKnown();
      const before = await filledFieldsOf(setup);
      const now = Date.now();
      await visit.page.clock.fastForward(expiryOf(visit.person.token) * 1000 - now + 60_000);
      await visit.page.clock.setSystemTime(now);
      await signInAgain(setup, before);
      await held?.pass();
      return { ...setup, held: undefined };
    },
  },
  'offline, then online': {
    happen: async (setup) => {
      const { context, held } = setup;
      await context.setOffline(true);
      // Cut off after its beginning: browsers resend a call that got no answer at all.
      if (held) held.answer(answers['a truncated body']);
      else await senderOf(setup).click();
      const after = await expectRefusal(setup);
      await context.setOffline(false);
      return after;
    },
  },
  reload: {
    happen: async (setup) => {
      await expectOnDevice(setup);
      await setup.visit.page.reload();
      return reopen(setup);
    },
  },
  'back and forward': {
    goesBack: true,
    happen: async (setup) => {
      const { page } = setup.visit;
      const here = page.url();
      await expectOnDevice(setup);
      await page.goBack();
      await expect(cataloguePage(page).title).toBeVisible();
      await page.goForward();
      // "Forward" must have loaded and drawn its page before another can be opened.
      await page.waitForURL(here);
      await expect(page.locator('h1').first()).toBeAttached();
      return reopen(setup);
    },
  },
  'tab closed and opened': {
    happen: async (setup) => {
      await expectOnDevice(setup);
      await setup.visit.page.close();
      return reopen({ ...setup, visit: { ...setup.visit, page: await setup.context.newPage() } });
    },
  },
  'twenty clicks': {
    excluded: ({ form, stage }) => (stage === 'sent' && form.noButtonWhileSent) || null,
    happen: async (setup) => {
      const { row, visit, held } = setup;
      const before = held ? 1 : 0;
      const calls = callsOf(visit.page, row.call);
      const busy = visit.page.locator('button[aria-busy=true], button[type=submit]').last();
      await clickOften(held ? busy : senderOf(setup));
      await held?.pass();
      const most = 1 + (row.call.after ?? 0);
      await expect.poll(() => before + calls.length).toBeGreaterThan(0);
      expect(before + calls.length).toBeLessThanOrEqual(most);
      return { ...setup, stage: 'sent', held: undefined };
    },
  },
  'second tab': {
    happen: async (setup) => {
      const { form, context, visit, held } = setup;
      const second = { ...visit, page: await context.newPage() };
      await (form.reopen ? form.reopen(second) : openForm(setup, second));
      if (form.draft) {
        // The tab that wrote last wins; the other shows the conflict, and keeps its own text.
        await form.draft.edit(second.page);
        await expect(draftLine(second.page).saved).toBeVisible();
        await expectTyped(setup);
        if (!held) await draftLine(visit.page).keepMineButton.click();
        await expectTyped(setup);
      }
      await held?.pass();
      return { ...setup, stage: held ? 'sent' : setup.stage, held: undefined };
    },
  },
  'server killed and restarted': {
    excluded: (state) => (state.stage === 'sent' ? changesPassword(state) : null),
    happen: async (setup) => {
      const { visit, held } = setup;
      if (held) {
        const arrived = held.pass(); // the server may have carried out the call before it is killed, or not
        await visit.product.kill();
        await arrived;
        await visit.product.start();
        return { ...setup, stage: 'sent', held: undefined };
      }
      await visit.product.kill();
      await senderOf(setup).click();
      const after = await expectRefusal(setup); // checked before the server is back, as pending calls are then retried
      await visit.product.start();
      return after;
    },
  },
  'an answer after the client gave up': {
    excluded: changesPassword,
    happen: async (setup) => {
      const { row, proxy, visit } = setup;
      const held = setup.held ?? proxy.hold(row.call);
      if (!setup.held) await senderOf(setup).click();
      await held.met;
      const refused: Setup = { ...setup, stage: 'refused', held };
      await giveUpWaiting(visit.page, row, () =>
        senderOf(refused)
          .isEnabled({ timeout: 500 })
          .catch(() => false),
      );
      const after = await expectRefusal(refused);
      await held.pass();
      return after;
    },
  },
};

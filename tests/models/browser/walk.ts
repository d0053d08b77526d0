/** A walk in the built product: people's events by their drivers, calls by the network, time by the browser's clock. */
import { mkdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { ApiError } from '../../../src/api/failure.ts';
import { nodesOf } from '../../nodes.ts';
import { isAfter, outcomeOf } from '../engine/chart.ts';
import type { Element } from '../engine/coverage.ts';
import { type Model, passing } from '../engine/model.ts';
import { describeWalk } from '../engine/node-walk.ts';
import type { Step, Walk } from '../engine/plan.ts';
import { carrySession, complaintsOf, openClockedPage, settling, ticking } from './clocked-page.ts';
import { NetworkStub } from './network-stub.ts';
import type { Observed } from './observer.ts';
import { barred, type PageHelpers } from './page-helpers.ts';
import { expectPrivate, leaveDraftsBehind } from './privacy.ts';

export type Flow = {
  stem: string;
  model: Model;
  /** What was taken so far, by the machine's id. */
  taken: Map<string, Set<Element>>;
  /** The states that were looked at closely, with their pictures. */
  pictures: Map<string, string>;
};

type Looks = { focused: boolean; hadFocus: boolean; typed: (readonly [name: string, value: string])[] };

/** Milliseconds after which the app forgets an answer (§product.24), and a little more. */
const keptFor = 61_000;
/** Longer waits are jumped over: each timer then fires once. */
const longest = 10_000;
const pictureFolder = 'reports/models/pictures';

/** Takes the walk. Throws where the product is not what the walk says. */
export async function takeInBrowser(browser: Browser, url: string, flow: Flow, walk: Walk): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  try {
    const walker = await Walker.on(context, url, flow);
    await walker.take(walk);
  } finally {
    await context.close();
  }
}

class Walker {
  readonly #flow: Flow;
  readonly #page: Page;
  readonly #network: NetworkStub;
  readonly #helpers: PageHelpers;
  readonly #complaints: readonly string[];
  /** How often an outcome was seen to happen. */
  readonly #heard = new Map<string, number>();
  #loads = 0;

  private constructor(flow: Flow, page: Page, network: NetworkStub, url: string, complaints: readonly string[]) {
    this.#flow = flow;
    this.#page = page;
    this.#network = network;
    this.#complaints = complaints;
    page.on('load', () => {
      this.#loads += 1;
      this.#heard.clear();
    });
    const { id } = flow.model.machine;
    const visit = async (path: string) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
    };
    this.#helpers = {
      page,
      network,
      visit,
      attend: async (path, session) => {
        await carrySession(page.context(), url, session);
        await visit(path);
      },
      send: (event) => page.evaluate(([name, sent]) => window.observed.send(name, sent), [id, event] as const),
    };
  }

  static async on(context: BrowserContext, url: string, flow: Flow): Promise<Walker> {
    const { answers, calls } = flow.model;
    const network = new NetworkStub(Object.keys(answers).flatMap((src) => calls?.[src] ?? [src]));
    await network.guard(context);
    await leaveDraftsBehind(context);
    const complaints = complaintsOf(context);
    await context.exposeFunction('reportTaken', (id: string, elements: Element[]) => {
      flow.taken.set(id, new Set([...(flow.taken.get(id) ?? []), ...elements]));
    });
    return new Walker(flow, await openClockedPage(context), network, url, complaints);
  }

  async take(walk: Walk): Promise<void> {
    const { open } = this.#flow.model.starts[walk.start] ?? {};
    if (!open) throw new Error(`no way is known to open the start "${walk.start}"`);
    let done = 0;
    try {
      await this.#ticking(open(this.#helpers));
      await this.#check(walk.first);
      for (const step of walk.steps) {
        const loads = this.#loads;
        const before = await this.#look();
        done += 1;
        const here = await this.#observe('leaf');
        const isBarred = (await this.#ticking(this.#perform(step, here))) === barred;
        if (isBarred) await this.#refused(step);
        const after = this.#flow.model.departs?.[step.event.type];
        if (after !== undefined) return await this.#departed(after);
        await this.#check(step.leaf);
        if (this.#loads === loads) await this.#compare(before, step);
      }
    } catch (error) {
      const way = describeWalk({ ...walk, steps: walk.steps.slice(0, done) });
      throw new Error(`${error instanceof Error ? error.message : error}\nThe way there: ${way}`);
    }
  }

  /** The page has been left, or loaded anew. */
  async #departed(leaf: string | null): Promise<void> {
    if (leaf) return this.#check(leaf);
    const gone = expect.poll(() => this.#observe('leaf'), { message: 'the page is left', timeout: settling });
    await this.#ticking(gone.toBe(null));
    return this.#sound();
  }

  async #perform(step: Step, here: string | number | null): Promise<unknown> {
    const { event, wait } = step;
    if (outcomeOf(event.type)) return this.#end(step);
    if (isAfter(event.type)) return this.#wait(wait, step.leaf);
    // What was kept is forgotten, so that every call is made; but not where time itself leads on.
    const nodes = nodesOf(this.#flow.model.machine.root);
    const calls = nodes.some(({ path, invoke }) => path.join('.') === step.leaf && invoke.length > 0);
    const isTimed = nodes.some(({ path, after }) => path.join('.') === here && after.length > 0);
    if (calls && !isTimed && step.leaf !== here && !this.#network.isBusy) await this.#page.clock.fastForward(keptFor);
    const act = this.#flow.model.act?.[event.type];
    if (!act) throw new Error(`no driver of the event "${event.type}"`);
    return act(this.#helpers, event);
  }

  /** So much later; the page's time is no less than the plan's, and may be a little behind its own timers. */
  async #wait(milliseconds: number, leaf: string): Promise<void> {
    const { clock } = this.#page;
    if (milliseconds > longest) await clock.fastForward(milliseconds + 5);
    else await clock.runFor(Math.max(milliseconds, 0) + 5); // what is overdue comes at once
    for (let more = 0; more < 20 && (await this.#observe('leaf')) !== leaf; more++) await clock.runFor(250);
  }

  async #end({ event }: Step): Promise<void> {
    const { machine, calls, bodies } = this.#flow.model;
    const outcome = outcomeOf(event.type);
    const src = nodesOf(machine.root)
      .flatMap(({ invoke }) => invoke)
      .find(({ id }) => id === outcome?.id)?.src;
    const operations = calls?.[String(src)] ?? [String(src)];
    const known = this.#heard.get(event.type) ?? 0;
    this.#heard.set(event.type, known + 1);
    // What is kept needs no call: it has ended by itself.
    const endedAlone = () => this.#observe('heard', event.type).then((heard) => Number(heard) > known);
    await expect
      .poll(async () => this.#network.waits(operations) || (await endedAlone()), {
        message: `a call of ${operations.join(' or ')}`,
        timeout: settling,
      })
      .toBe(true);
    if (!this.#network.waits(operations)) return;
    if ('error' in event && event['error'] instanceof ApiError) {
      await this.#network.end(operations, { kind: 'error', status: event['error'].failure.status });
    } else {
      const output = 'output' in event ? event['output'] : undefined;
      await this.#network.end(operations, { kind: 'done', body: bodies ? bodies(output) : output });
    }
  }

  /** A control that is disabled counts where the machine refuses the event, too. */
  async #refused({ event }: Step): Promise<void> {
    const args = [this.#flow.model.machine.id, event] as const;
    const refuses = await this.#page.evaluate(([id, sent]) => window.observed.refuses(id, sent), args);
    expect(refuses, `the control of "${event.type}" is disabled, and the machine refuses it`).toBe(true);
  }

  #observe(what: 'leaf' | 'heard', ...rest: string[]): Promise<string | number | null> {
    const args = [this.#flow.model.machine.id, what, ...rest] as const;
    return this.#page
      .evaluate(([id, key, type]) => {
        const observed: Observed | undefined = window.observed;
        if (!observed) return null;
        return key === 'leaf' ? observed.leaf(id) : observed.heard(id, type ?? '');
      }, args)
      .catch(() => null); // the page is on its way to another
  }

  #ticking<Result>(promise: Promise<Result>, milliseconds?: number): Promise<Result> {
    return ticking(this.#page, promise, milliseconds);
  }

  /** The machine stands where it should, the screen shows it, and what holds everywhere holds here. */
  async #check(leaf: string): Promise<void> {
    const { model, stem, pictures } = this.#flow;
    const poll = expect.poll(() => this.#observe('leaf'), {
      message: `where ${model.machine.id} stands`,
      timeout: settling,
      intervals: [20, 50, 100],
    });
    await this.#ticking(poll.toBe(leaf));
    // The page may be on its way to another.
    const isShown = () => this.#isShown(leaf).catch(() => false);
    await this.#ticking(expect.poll(isShown, { message: `the view of "${leaf}"`, timeout: settling }).toBe(true));
    const sighting = model.see[leaf];
    if (!sighting || sighting === passing) throw new Error(`no sighting of the state "${leaf}"`);
    if (!sighting.shows) throw new Error(`nothing is known to be seen in the state "${leaf}"`);
    const looks = sighting.shows.map((look) =>
      expect(look(this.#page).first(), sighting.says).toBeVisible({ timeout: settling }),
    );
    await this.#ticking(Promise.all(looks));
    for (const hidden of sighting.hides ?? []) await expect(hidden(this.#page), `not in "${leaf}"`).toHaveCount(0);
    if (!pictures.has(leaf)) {
      const path = `${pictureFolder}/${stem}/${leaf}.jpg`;
      mkdirSync(`${pictureFolder}/${stem}`, { recursive: true });
      // A dialog hides the page behind it, but the page is there.
      await this.#ticking(expect(this.#page.locator('h1').first()).toBeAttached({ timeout: settling }));
      await this.#page.screenshot({ path, type: 'jpeg', quality: 60 });
      pictures.set(leaf, path);
      await this.#accessible(leaf);
    }
    await this.#sound();
  }

  /** The view on screen, where there is one, is the one that the state's story shows. */
  async #isShown(leaf: string): Promise<boolean> {
    const view = await this.#page.evaluate((stem) => window.observed.view(stem), this.#flow.stem);
    const sighting = this.#flow.model.see[leaf];
    return view === null || view === leaf || (typeof sighting === 'object' && view === sighting.like);
  }

  /** What holds everywhere. */
  async #sound(): Promise<void> {
    expect(this.#complaints, 'complaints of the browser').toEqual([]);
    expect(this.#network.doubles, 'what was sent twice').toEqual([]);
    await expectPrivate(this.#page, this.#network);
  }

  async #accessible(leaf: string): Promise<void> {
    // No frames of other sites: axe needs no page of its own to put its findings together.
    const axe = new AxeBuilder({ page: this.#page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await this.#ticking(axe.analyze(), 1);
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target}`));
    expect(found, `axe in "${leaf}"`).toEqual([]);
  }

  /** What was typed, and whether something has the focus. */
  async #look(): Promise<Looks> {
    return this.#page.evaluate(() => ({
      focused: document.activeElement !== document.body,
      hadFocus: window.hadFocus === true,
      typed: [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
        .filter((field) => !/^(radio|checkbox|file|hidden)$/.test(field.type))
        .map((field) => [field.name || field.id || (field.labels?.[0]?.textContent ?? ''), field.value] as const),
    }));
  }

  /** A failure changes nothing that was typed, where the form still stands; the focus, once somewhere, stays somewhere. */
  async #compare(before: Looks, { event }: Step): Promise<void> {
    const outcome = outcomeOf(event.type);
    if (before.focused || (await this.#look()).hadFocus) {
      const focused = expect.poll(async () => (await this.#look()).focused, {
        message: 'something has the focus',
        timeout: settling / 3,
      });
      await this.#ticking(focused.toBe(true));
    }
    if (outcome?.kind !== 'error') return;
    const after = new Map((await this.#look()).typed);
    const lost = before.typed.filter(([name, value]) => (after.get(name) ?? value) !== value).map(([name]) => name);
    expect(lost, 'what was typed and is lost').toEqual([]);
  }
}

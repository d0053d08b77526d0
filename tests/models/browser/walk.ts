/** Takes a walk in the built product: drivers cause events, the stub ends calls, the clock is moved on. */
import { mkdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { ApiError } from '../../../src/api/failure.ts';
import { nodesOf } from '../../nodes.ts';
import { callResultOf, isAfter } from '../engine/chart.ts';
import type { Element } from '../engine/coverage.ts';
import { departureOf, type Model, passing } from '../engine/model.ts';
import { describeWalk } from '../engine/node-walk.ts';
import type { Step, Walk } from '../engine/plan.ts';
import { carrySession, complaintsOf, openClockedPage, settling, ticking } from './clocked-page.ts';
import { type Ending, NetworkStub } from './network-stub.ts';
import type { Observed } from './observer.ts';
import { barred, isPressing, type PageHelpers } from './page-helpers.ts';
import { expectPrivate, leaveDraftsBehind } from './privacy.ts';
import { RenderedStart } from './rendered-start.ts';
import { type Response, slower, watchResponses } from './responses.ts';

export type Flow = {
  stem: string;
  model: Model;
  /** The elements taken so far, by machine id. */
  taken: Map<string, Set<Element>>;
  /** The screenshot of each state that was reached; the state was then checked with axe, too. */
  pictures: Map<string, string>;
  /** What took longest of all that was done; null where everything was answered at once. */
  slowest: Response | null;
};

/** What a failure must not change: the fields' values, and that something has the focus. */
type PageInput = { focused: boolean; hadFocus: boolean; typed: (readonly [name: string, value: string])[] };

/** Milliseconds after which the app forgets an answer (§product.24), and a little more. */
const keptFor = 61_000;
/** Milliseconds. A longer wait is skipped in one step, in which each timer fires at most once. */
const longest = 10_000;
const pictureFolder = 'reports/models/pictures';

/** Takes the walk. Throws when the product is in another state than the walk expects. */
export async function takeInBrowser(browser: Browser, url: string, flow: Flow, walk: Walk): Promise<void> {
  return takeOn(browser, url, flow, walk, null);
}

/** Takes the walk from a page that the server rendered with the answers of its first steps, if it starts with calls. */
export async function takeFromRendered(browser: Browser, url: string, flow: Flow, walk: Walk): Promise<void> {
  const endings = firstEndings(flow.model, walk);
  if (endings.size > 0) await takeOn(browser, url, flow, walk, endings);
}

async function takeOn(
  browser: Browser,
  url: string,
  flow: Flow,
  walk: Walk,
  endings: ReadonlyMap<string, Ending> | null,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  try {
    const walker = await Walker.on(context, url, flow, endings);
    await walker.take(walk);
  } finally {
    await context.close();
  }
}

/** The operations whose call the event is the result of; none for any other event. */
function operationsOf({ machine, calls }: Model, { type }: EventObject): readonly string[] {
  const callResult = callResultOf(type);
  if (!callResult) return [];
  const src = nodesOf(machine.root)
    .flatMap(({ invoke }) => invoke)
    .find(({ id }) => id === callResult.id)?.src;
  return calls?.[String(src)] ?? [String(src)];
}

function endingOf({ bodies }: Model, event: EventObject): Ending {
  if ('error' in event && event['error'] instanceof ApiError) {
    return { kind: 'error', status: event['error'].failure.status };
  }
  const output = 'output' in event ? event['output'] : undefined;
  return { kind: 'done', body: bodies ? bodies(output) : output };
}

/** How the calls end with which the walk begins, by operation. */
function firstEndings(model: Model, { steps }: Walk): Map<string, Ending> {
  const endings = new Map<string, Ending>();
  for (const { event } of steps) {
    const [id, another] = operationsOf(model, event);
    if (id === undefined || another !== undefined || endings.has(id)) break;
    endings.set(id, endingOf(model, event));
  }
  return endings;
}

class Walker {
  readonly #flow: Flow;
  readonly #page: Page;
  readonly #network: NetworkStub;
  readonly #helpers: PageHelpers;
  readonly #complaints: readonly string[];
  /** How often each result of a call has been awaited since the page was loaded. */
  readonly #received = new Map<string, number>();
  #loads = 0;
  readonly #rendered: RenderedStart | null;

  private constructor(
    flow: Flow,
    page: Page,
    network: NetworkStub,
    url: string,
    complaints: readonly string[],
    rendered: RenderedStart | null,
  ) {
    this.#rendered = rendered;
    this.#flow = flow;
    this.#page = page;
    this.#network = network;
    this.#complaints = complaints;
    page.on('load', () => {
      this.#loads += 1;
      this.#received.clear();
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

  static async on(
    context: BrowserContext,
    url: string,
    flow: Flow,
    endings: ReadonlyMap<string, Ending> | null,
  ): Promise<Walker> {
    const { answers, calls } = flow.model;
    const network = new NetworkStub(Object.keys(answers).flatMap((src) => calls?.[src] ?? [src]));
    await network.guard(context);
    await leaveDraftsBehind(context);
    const complaints = complaintsOf(context);
    await context.exposeFunction('reportTaken', (id: string, elements: Element[]) => {
      flow.taken.set(id, new Set([...(flow.taken.get(id) ?? []), ...elements]));
    });
    await watchResponses(context, (response) => {
      flow.slowest = slower(flow.slowest, response);
    });
    const page = await openClockedPage(context);
    const rendered = endings && new RenderedStart(network, endings);
    await rendered?.guard(page);
    return new Walker(flow, page, network, url, complaints, rendered);
  }

  async take(walk: Walk): Promise<void> {
    const { open } = this.#flow.model.starts[walk.start] ?? {};
    if (!open) throw new Error(`no way is known to open the start "${walk.start}"`);
    let done = 0;
    try {
      await this.#ticking(open(this.#helpers));
      const given = this.#given(walk);
      const last = given.at(-1);
      if (this.#rendered && !last) return; // the flow starts later, as in any other walk
      done = given.length;
      if (last) {
        const after = this.#afterOf(last);
        if (after !== undefined) return await this.#departed(after, 0);
      }
      await this.#check(last?.leaf ?? walk.first);
      let isPassing = false;
      for (const step of walk.steps.slice(given.length)) {
        const loads = this.#loads;
        const before = await this.#readInput();
        done += 1;
        const here = await this.#observe('leaf');
        const { model } = this.#flow;
        const isBarred = !isPassing && (await this.#ticking(this.#perform(step, here))) === barred;
        if (isBarred) await this.#refused(step);
        isPassing = model.passes?.({ start: walk.start, leaf: step.leaf }) ?? false;
        if (isPassing) continue;
        const after = this.#afterOf(step);
        if (after !== undefined) return await this.#departed(after, loads);
        await this.#check(step.leaf);
        if (this.#loads === loads) await this.#compare(before, step);
      }
    } catch (error) {
      const way = describeWalk({ ...walk, steps: walk.steps.slice(0, done) });
      throw new Error(`${error instanceof Error ? error.message : error}\nThe way there: ${way}`);
    }
  }

  /** The machine's state after a step that leaves or reloads the page; undefined after any other. */
  #afterOf({ leaf, event }: Step): string | null | undefined {
    const { model } = this.#flow;
    return model.gone?.includes(leaf) ? null : departureOf(model, event);
  }

  /** The first steps, whose answers came with the page. */
  #given(walk: Walk): readonly Step[] {
    const answered = this.#rendered?.answered ?? new Set();
    const isGiven = ({ event }: Step) => operationsOf(this.#flow.model, event).some((id) => answered.has(id));
    const end = walk.steps.findIndex((step) => !isGiven(step));
    const given = walk.steps.slice(0, end < 0 ? walk.steps.length : end);
    // A second call of the same operation is made by the app.
    const calls = given.map(({ event }) => operationsOf(this.#flow.model, event).join());
    const once = given.slice(0, calls.findIndex((call, index) => calls.indexOf(call) < index) >>> 0);
    for (const { event } of once) this.#received.set(event.type, 1);
    return once;
  }

  /** Waits until the page has been left (`leaf` is null) or reloaded. */
  async #departed(leaf: string | null, loads: number): Promise<void> {
    if (leaf) {
      // The page that is left may be in this state already.
      const loaded = expect.poll(() => this.#loads, { message: 'another page is loaded', timeout: settling });
      await this.#ticking(loaded.toBeGreaterThan(loads));
      return this.#check(leaf);
    }
    const gone = expect.poll(() => this.#observe('leaf'), { message: 'the page is left', timeout: settling });
    await this.#ticking(gone.toBe(null));
    return this.#checkInvariants();
  }

  async #perform(step: Step, here: string | number | null): Promise<unknown> {
    const { event, wait } = step;
    if (callResultOf(event.type)) return this.#end(step);
    if (isAfter(event.type)) return this.#wait(wait, step.leaf);
    // The app's cache must expire, so that each call is really made. In a state with a timer time must not pass.
    const nodes = nodesOf(this.#flow.model.machine.root);
    const calls = nodes.some(({ path, invoke }) => path.join('.') === step.leaf && invoke.length > 0);
    const isTimed = nodes.some(({ path, after }) => path.join('.') === here && after.length > 0);
    const willCall = nodes.some(
      ({ path, after }) =>
        path.join('.') === step.leaf && after.some(({ target }) => target?.some(({ invoke }) => invoke.length > 0)),
    );
    if ((calls || willCall) && !isTimed && step.leaf !== here && !this.#network.isBusy)
      await this.#page.clock.fastForward(keptFor);
    const act = this.#flow.model.act?.[event.type];
    if (!act) throw new Error(`no driver of the event "${event.type}"`);
    const args = [this.#flow.model.machine.id, event] as const;
    const isRefused =
      isPressing(act) && (await this.#page.evaluate(([id, sent]) => window.observed.takes(id, sent), args)) === false;
    const answer = await act(this.#helpers, event);
    if (isRefused) expect(answer, `the control of "${event.type}" is disabled, as it would do nothing`).toBe(barred);
    return answer;
  }

  /** Moves the page's clock on, and a little further until the machine's timer has fired: it may have started late. */
  async #wait(milliseconds: number, leaf: string): Promise<void> {
    const { clock } = this.#page;
    if (milliseconds > longest) await clock.fastForward(milliseconds + 5);
    else await clock.runFor(Math.max(milliseconds, 0) + 5); // a plan's time may already be over: 5 ms fire the timer
    await this.#runUntil(async () => (await this.#observe('leaf')) === leaf, 5_000);
  }

  /** Runs the page's clock until it is so, for so many milliseconds of it at most. */
  async #runUntil(isSo: () => Promise<boolean>, atMost: number): Promise<void> {
    const step = 250;
    for (let run = 0; run < atMost && !(await isSo()); run += step) await this.#page.clock.runFor(step);
  }

  async #end({ event }: Step): Promise<void> {
    const operations = operationsOf(this.#flow.model, event);
    const known = this.#received.get(event.type) ?? 0;
    this.#received.set(event.type, known + 1);
    // An answer from the app's cache needs no call: the result is there without one.
    const endedAlone = () => this.#observe('received', event.type).then((received) => Number(received) > known);
    // Somebody cancels after a time of the page's clock. A call that waits must be ended first, or it would time out.
    const isDue = async () => this.#network.waits(operations) || (await endedAlone());
    if (this.#flow.model.stays?.(event)) await this.#runUntil(isDue, 10_000);
    await expect.poll(isDue, { message: `a call of ${operations.join(' or ')}`, timeout: settling }).toBe(true);
    if (!this.#network.waits(operations)) return;
    await this.#network.end(operations, endingOf(this.#flow.model, event));
  }

  /** Checks a disabled or missing control: it is right only if the machine refuses the event, too. */
  async #refused({ event }: Step): Promise<void> {
    const args = [this.#flow.model.machine.id, event] as const;
    const refuses = await this.#page.evaluate(([id, sent]) => window.observed.refuses(id, sent), args);
    expect(refuses, `the control of "${event.type}" is disabled, and the machine refuses it`).toBe(true);
  }

  #observe(what: 'leaf' | 'received', ...rest: string[]): Promise<string | number | null> {
    const args = [this.#flow.model.machine.id, what, ...rest] as const;
    return this.#page
      .evaluate(([id, key, type]) => {
        const observed: Observed | undefined = window.observed;
        if (!observed) return null;
        return key === 'leaf' ? observed.leaf(id) : observed.received(id, type ?? '');
      }, args)
      .catch(() => null); // the page is navigating
  }

  #ticking<Result>(promise: Promise<Result>, milliseconds?: number): Promise<Result> {
    return ticking(this.#page, promise, milliseconds);
  }

  /** Checks that the machine is in the state, that the screen shows it, and what holds in every state. */
  async #check(leaf: string): Promise<void> {
    const { model, stem, pictures } = this.#flow;
    const poll = expect.poll(() => this.#observe('leaf'), {
      message: `where ${model.machine.id} stands`,
      timeout: settling,
      intervals: [20, 50, 100],
    });
    await this.#ticking(poll.toBe(leaf));
    // The page may be navigating.
    const isShown = () => this.#isShown(leaf).catch(() => false);
    await this.#ticking(expect.poll(isShown, { message: `the view of "${leaf}"`, timeout: settling }).toBe(true));
    const sighting = model.see[leaf];
    if (!sighting || sighting === passing) throw new Error(`no sighting of the state "${leaf}"`);
    if (!sighting.shows) throw new Error(`nothing is known to be seen in the state "${leaf}"`);
    const visible = sighting.shows.map((look) =>
      expect(look(this.#page).first(), sighting.says).toBeVisible({ timeout: settling }),
    );
    await this.#ticking(Promise.all(visible));
    for (const hidden of sighting.hides ?? []) await expect(hidden(this.#page), `not in "${leaf}"`).toHaveCount(0);
    if (!pictures.has(leaf)) {
      const path = `${pictureFolder}/${stem}/${leaf}.jpg`;
      mkdirSync(`${pictureFolder}/${stem}`, { recursive: true });
      // A dialog hides the page's heading, so that it is attached, but not visible.
      await this.#ticking(expect(this.#page.locator('h1').first()).toBeAttached({ timeout: settling }));
      await this.#page.screenshot({ path, type: 'jpeg', quality: 60 });
      pictures.set(leaf, path);
      await this.#accessible(leaf);
    }
    await this.#checkInvariants();
  }

  /** The view on screen, where there is one, is the one that the state's story shows. */
  async #isShown(leaf: string): Promise<boolean> {
    const view = await this.#page.evaluate((stem) => window.observed.view(stem), this.#flow.stem);
    const sighting = this.#flow.model.see[leaf];
    return view === null || view === leaf || (typeof sighting === 'object' && view === sighting.like);
  }

  /** Checks what holds in every state. */
  async #checkInvariants(): Promise<void> {
    expect(this.#complaints, 'complaints of the browser').toEqual([]);
    expect(this.#network.wrong, 'what the contract does not have').toEqual([]);
    expect(this.#network.doubles, 'what was sent twice').toEqual([]);
    await expectPrivate(this.#page, this.#network);
  }

  async #accessible(leaf: string): Promise<void> {
    // The pages have no frames of other sites, so axe needs no second page to merge its findings in.
    const axe = new AxeBuilder({ page: this.#page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await this.#ticking(axe.analyze(), 1);
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target}`));
    expect(found, `axe in "${leaf}"`).toEqual([]);
  }

  async #readInput(): Promise<PageInput> {
    const input = await this.#page.evaluate(() => ({
      focused: document.activeElement !== document.body,
      hadFocus: window.hadFocus === true,
      typed: [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
        .filter((field) => !/^(radio|checkbox|file|hidden)$/.test(field.type))
        .map((field) => [field.name || field.id || (field.labels?.[0]?.textContent ?? ''), field.value] as const),
    }));
    // Several forms of a page may ask for the same, such as the password.
    const numberOf = (index: number) =>
      input.typed.slice(0, index).filter(([name]) => name === input.typed[index]?.[0]).length;
    return { ...input, typed: input.typed.map(([name, value], index) => [`${name} ${numberOf(index) + 1}`, value]) };
  }

  /** A failed call leaves the values in the fields that are still there, and no step loses the focus to the body. */
  async #compare(before: PageInput, { event }: Step): Promise<void> {
    const callResult = callResultOf(event.type);
    if (before.focused || (await this.#readInput()).hadFocus) {
      const focused = expect.poll(async () => (await this.#readInput()).focused, {
        message: 'something has the focus',
        timeout: settling / 3,
      });
      await this.#ticking(focused.toBe(true));
    }
    if (callResult?.kind !== 'error') return;
    const after = (await this.#readInput()).typed;
    // Several forms of a page may have a field of the same name: one of them still holds what was typed.
    const isThere = (name: string, value: string) =>
      after.every(([other]) => other !== name) || after.some(([other, kept]) => other === name && kept === value);
    const lost = before.typed.filter(([name, value]) => !isThere(name, value)).map(([name]) => name);
    expect(lost, 'what was typed and is lost').toEqual([]);
  }
}

/** Walks every flow in Chromium. A flow fails if no walk takes some element of its machine, which is named. */
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { stems } from '../../flows.ts';
import { chromiumFile, readChromiumReport, writeChromiumReport } from '../chromium-report.ts';
import { undrivenOf } from '../engine/complete.ts';
import { elementsOf } from '../engine/coverage.ts';
import { modelOf } from '../engine/flows.ts';
import { describeWalk } from '../engine/node-walk.ts';
import { shortWalksOf } from '../engine/plan.ts';
import { describeFailure } from '../engine/random.ts';
import { isRandomAlone, randomRun } from './random-run.ts';
import { walkAtRandomInBrowser } from './random-walks.ts';
import { type Flow, takeFromRendered, takeInBrowser } from './walk.ts';

for (const stem of stems) {
  test(stem, async ({ browser }, { retry }) => {
    const url = process.env['MODELS_URL'] ?? '';
    const model = await modelOf(stem);
    expect(undrivenOf(model), `what the browser lacks of ${stem}`).toEqual([]);
    const flow: Flow = { stem, model, taken: new Map(), pictures: new Map(), slowest: null };
    const elements = elementsOf(model.machine);
    const wanted = new Set(elements);
    const walks = Object.keys(model.starts).flatMap((start) => shortWalksOf(model, start, wanted));
    // A single walk, chosen by its number in `--list`, cannot take everything: nothing counts as missing.
    const only = Number(process.env['MODELS_WALK'] ?? 0);
    const chosen = only > 0 ? walks.slice(only - 1, only) : walks;
    // A retry only records a trace: the flow has failed.
    const failures: string[] = retry > 0 && existsSync(chromiumFile(stem)) ? readChromiumReport(stem).failures : [];
    const began = Date.now();
    for (const walk of isRandomAlone ? [] : chosen) {
      await test.step(describeWalk(walk).slice(0, 200), async () => {
        const fail = (how: string) => (error: Error) =>
          failures.push(`${how}${error.message.split('Browser logs:')[0] ?? ''}`);
        await takeInBrowser(browser, url, flow, walk).catch(fail(''));
        await takeFromRendered(browser, url, flow, walk).catch(fail('From a rendered page: '));
      });
    }
    const taken = flow.taken.get(model.machine.id) ?? new Set();
    const missing = only > 0 || isRandomAlone ? [] : elements.filter((element) => !taken.has(element));
    const randomFailure = only > 0 ? null : await walkAtRandomInBrowser(browser, url, flow, randomRun, walks);
    if (randomFailure) failures.push(describeFailure('chromium', stem, randomFailure));
    writeChromiumReport(stem, {
      milliseconds: Date.now() - began,
      walks: walks.map(describeWalk),
      elements,
      missing,
      failures,
      pictures: Object.fromEntries(flow.pictures),
      slowest: flow.slowest,
    });
    expect(failures.join('\n\n'), 'walks that failed').toBe('');
    expect(missing, `what nothing took of ${stem}`).toEqual([]);
  });
}

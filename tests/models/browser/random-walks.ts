/** Random walks of a flow in the built product: each step is an event that is possible in the current state. */
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { describeWalk } from '../engine/node-walk.ts';
import { doneIn, randomWalk, type Walk } from '../engine/plan.ts';
import { type RandomFailure, type RandomRun, tried } from '../engine/random.ts';
import { type Flow, takeInBrowser } from './walk.ts';

const longestWalk = 12;
/** Milliseconds after which a failure is not shrunk any further. */
const timeLimit = 45_000;

/** `walks` are the planned ones, from which it is known which events each state's screen offers. */
export function walkAtRandomInBrowser(
  browser: Browser,
  url: string,
  flow: Flow,
  randomRun: RandomRun,
  walks: readonly Walk[],
): Promise<RandomFailure> {
  const { model } = flow;
  const known = doneIn(walks);
  const way = fc.record({
    start: fc.constantFrom(...Object.keys(model.starts)),
    picks: fc.array(fc.nat(), { minLength: 1, maxLength: longestWalk, size: 'max' }),
  });
  const property = fc.asyncProperty(way, ({ start, picks }) =>
    takeInBrowser(browser, url, flow, randomWalk(model, start, picks, known)),
  );
  return tried(property, randomRun, ({ start, picks }) => describeWalk(randomWalk(model, start, picks, known)), {
    interruptAfterTimeLimit: timeLimit,
  });
}

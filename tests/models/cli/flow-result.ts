/** The results of a flow's walks: planned ones in Node, random ones, and those in Chromium. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { type ChromiumReport, chromiumFile, readChromiumReport } from '../chromium-report.ts';
import { lacksOf, walkInNode } from '../engine/complete.ts';
import { modelOf } from '../engine/flows.ts';
import type { Model } from '../engine/model.ts';
import { describeFailure, type RandomRun, walkAtRandom } from '../engine/random.ts';

export type FlowResult = {
  stem: string;
  model: Model | null;
  elements: readonly string[];
  node: { milliseconds: number; walks: number; steps: number; missing: readonly string[] } | null;
  chromium: ChromiumReport | null;
  failures: string[];
  /** Of the walks that failed in Chromium. */
  trace: string | null;
};

export const unwalked = (stem: string, failures: string[] = []): FlowResult => ({
  stem,
  model: null,
  elements: [],
  node: null,
  chromium: null,
  failures,
  trace: null,
});

export async function nodeResult(stem: string, randomRun: RandomRun): Promise<FlowResult> {
  const began = Date.now();
  try {
    const model = await modelOf(stem);
    const { walks, steps, elements, missing } = await walkInNode(model);
    const randomFailure = await walkAtRandom(model, randomRun);
    const failures = [
      ...lacksOf(model),
      ...missing.map((element) => `Node: nothing took ${element}`),
      ...(randomFailure ? [describeFailure('node', stem, randomFailure)] : []),
    ];
    return {
      stem,
      model,
      elements,
      node: { milliseconds: Date.now() - began, walks, steps, missing },
      chromium: null,
      failures,
      trace: null,
    };
  } catch (error) {
    return unwalked(stem, [error instanceof Error ? error.message : String(error)]);
  }
}

/** Adds the results that the browser's walks have written to their report. */
export function readChromium(result: FlowResult): void {
  if (!existsSync(chromiumFile(result.stem))) {
    result.failures.push('Chromium: the flow was not walked to its end; the reason is printed above.');
    return;
  }
  result.trace = globSync(`test-results/models/*-${result.stem.replace('/', '-')}-retry*/trace.zip`)[0] ?? null;
  const chromium = readChromiumReport(result.stem);
  result.chromium = chromium;
  result.failures.push(
    ...chromium.failures.map((failure) => `Chromium: ${failure}`),
    ...chromium.missing.map((element) => `Chromium: nothing took ${element}`),
  );
}

/** The elements that no walk took: in the browser if the flow was walked there, else in Node. */
export const missingOf = ({ chromium, node }: Pick<FlowResult, 'chromium' | 'node'>): readonly string[] =>
  chromium?.missing ?? node?.missing ?? [];

/** Writes the missing elements by flow, for the workshop's charts. Flows not walked keep their last result. */
export function writeCoverage(results: readonly FlowResult[]): void {
  const file = 'reports/models/coverage.json';
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const news = results.filter(({ model }) => model).map((one) => [one.stem, { missing: missingOf(one) }]);
  writeFileSync(file, JSON.stringify({ ...known, ...Object.fromEntries(news) }));
}

/** Writes what failed, by flow, for `npm run proof`. */
export function writeResults(results: readonly FlowResult[]): void {
  const flows = results.map(({ stem, failures }) => ({ stem, failures }));
  writeFileSync('reports/models/results.json', JSON.stringify(flows, null, 2));
}

/** Taken and all, of one kind: "12/12". */
export function share(elements: readonly string[], missing: readonly string[], kind: string): string {
  const all = elements.filter((element) => element.startsWith(kind));
  if (all.length === 0) return '-';
  return `${all.length - all.filter((element) => missing.includes(element)).length}/${all.length}`;
}

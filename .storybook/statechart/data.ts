/** Prints the flows as JSON for the workshop, read from the machines, their models and their stories, and the case studies. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { graphOf } from '../../scripts/statechart/graph.ts';
import { drawn } from '../../scripts/statechart/layout.ts';
import { storyIdOf, storyNameOf } from '../../scripts/statechart/story-name.ts';
import { stems, storyFileOf } from '../../tests/flows.ts';
import { modelOf } from '../../tests/models/engine/flows.ts';
import { passing } from '../../tests/models/engine/model.ts';
import { readStudies } from '../case-studies/studies.ts';
import type { Flow, Workshop } from './flow.ts';
import { studyChartOf } from './study-chart.ts';

const coverageFile = 'reports/models/coverage.json';
const coverage = z.record(z.string(), z.object({ missing: z.array(z.string()) }));

function storiesOf(stem: string, paths: readonly string[]): Record<string, string> {
  const file = storyFileOf(stem);
  if (!existsSync(file)) return {};
  const source = readFileSync(file, 'utf8');
  const [, title = ''] = /^const meta = \{\n {2}title: '([^']+)'/m.exec(source) ?? [];
  const withStory = paths.filter((path) => source.includes(`export const ${storyNameOf(path)} `));
  return Object.fromEntries(withStory.map((path) => [path, storyIdOf(title, storyNameOf(path))]));
}

/** The connected stories, by the machine that they name. */
const connected = readFileSync('.storybook/connected/routes.stories.tsx', 'utf8');
function liveOf(stem: string): string | null {
  const stories = connected.split(/^export const /m).slice(1);
  const [name] = stories.find((story) => story.includes(`machine: '${stem}'`))?.split(' ') ?? [];
  return name ? storyIdOf('Flows/Connected', name) : null;
}

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsFile));

async function flowOf(stem: string): Promise<Flow> {
  const { machine, see, events } = await modelOf(stem);
  const graph = graphOf(machine);
  const rests = graph.states.filter(({ isRest }) => isRest).map(({ path }) => path);
  const descriptions = Object.entries(see).flatMap(([path, one]) => (one === passing ? [] : [[path, one.says]]));
  const samples = Object.entries(events).map(([type, all]) => [type, all.filter((sample) => !holdsFile(sample))]);
  return {
    ...graph,
    stem,
    stories: storiesOf(stem, rests),
    live: liveOf(stem),
    descriptions: Object.fromEntries(descriptions),
    events: Object.fromEntries(samples),
    drawing: await drawn(graph),
  };
}

// A flow without a model is left out with a message; the tests refuse it.
const flows = await Promise.all(
  stems.map((stem) =>
    flowOf(stem).catch((error: Error) => {
      process.stderr.write(`${error.message}\n`);
      return null;
    }),
  ),
);

const workshop: Workshop = {
  studies: await Promise.all(readStudies().map(studyChartOf)),
  flows: flows.filter((flow) => flow !== null),
  coverage: existsSync(coverageFile) ? coverage.parse(JSON.parse(readFileSync(coverageFile, 'utf8'))) : {},
};
process.stdout.write(JSON.stringify(workshop));

/** What the last run of the model tests says of a flow. */
import type { Mark } from '../../scripts/statechart/svg.ts';
import type { Coverage, Flow } from './flow.ts';

const elementsOf = ({ states, transitions }: Flow) => [
  states.slice(1).map(({ path }) => `state ${path}`),
  [...new Set(transitions.map(({ element }) => element))],
];

/** Whether a state or transition was walked; of an unreported flow nothing is known. */
export function markOf({ stem }: Flow, coverage: Coverage): ((element: string) => Mark) | undefined {
  const report = coverage[stem];
  if (!report) return undefined;
  const missing = new Set(report.missing);
  return (element) => (missing.has(element) ? 'missing' : 'taken');
}

/** In a sentence: "Walked: 5/5 states, 12/12 transitions." */
export function walked(flow: Flow, coverage: Coverage): string | null {
  const mark = markOf(flow, coverage);
  if (!mark) return null;
  const [states, transitions] = elementsOf(flow).map(
    (all) => `${all.filter((element) => mark(element) === 'taken').length}/${all.length}`,
  );
  return `Walked: ${states} states, ${transitions} transitions.`;
}

/** What the last run of the model tests covered of a flow. */
import type { Mark } from '../../scripts/statechart/svg.ts';
import type { Coverage, Flow } from './flow.ts';

const elementsOf = ({ states, transitions }: Flow) => [
  states.slice(1).map(({ path }) => `state ${path}`),
  [...new Set(transitions.map(({ element }) => element))],
];

/** Whether a state or transition was covered; nothing is known of a flow without a report. */
export function markOf({ stem }: Flow, coverage: Coverage): ((element: string) => Mark) | undefined {
  const report = coverage[stem];
  if (!report) return undefined;
  const missing = new Set(report.missing);
  return (element) => (missing.has(element) ? 'missing' : 'covered');
}

/** In a sentence: "Covered: 5/5 states, 12/12 transitions." */
export function coverageText(flow: Flow, coverage: Coverage): string | null {
  const mark = markOf(flow, coverage);
  if (!mark) return null;
  const [states, transitions] = elementsOf(flow).map(
    (all) => `${all.filter((element) => mark(element) === 'covered').length}/${all.length}`,
  );
  return `Covered: ${states} states, ${transitions} transitions.`;
}

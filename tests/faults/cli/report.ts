/** The table of states and faults, as one self-contained HTML page and in the terminal. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { escaped } from '../../../scripts/html.ts';
import { faultNames } from '../cases.ts';
import { formStates } from '../table.ts';
import type { FaultRun, Result } from './fault-run.ts';

const file = 'reports/faults.html';
const marks: Record<Result['kind'], string> = { passed: '✓', failed: '✗', excluded: '–', skipped: '' };

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 90rem; margin: 0 auto; padding: 1.5rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid #8886; text-align: center; }
th { font-weight: 600; } tbody th { text-align: start; white-space: nowrap; } thead th { vertical-align: bottom; max-width: 8rem; }
.passed { color: #292; } .failed { color: #c22; font-weight: 700; } .excluded { color: #8888; }
pre { white-space: pre-wrap; background: #8882; padding: .8rem; }`;

function titleOf(result: Result): string {
  if (result.kind === 'excluded') return result.why;
  return result.kind === 'skipped' ? 'not run' : `${result.seconds.toFixed(1)} s`;
}

function table({ results }: FaultRun): string {
  const rows = formStates.map(({ name }) => {
    const row = faultNames.map((fault): string => {
      const result = results.get(`${name}: ${fault}`) ?? { kind: 'skipped' };
      return `<td class="${result.kind}" title="${escaped(titleOf(result))}">${marks[result.kind]}</td>`;
    });
    return `<tr><th>${escaped(name)}</th>${row.join('')}</tr>`;
  });
  const head = ['state', ...faultNames].map((name) => `<th>${escaped(name)}</th>`).join('');
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const failuresOf = ({ results, others }: FaultRun): string[] => [
  ...[...results].flatMap(([name, result]) => (result.kind === 'failed' ? [`${name}\n${result.message}`] : [])),
  ...others,
];

/** Why a fault cannot happen in a state, each reason once with its number of cases. */
function reasons({ results }: FaultRun): string {
  const counts = new Map<string, number>();
  for (const result of results.values()) {
    if (result.kind === 'excluded') counts.set(result.why, (counts.get(result.why) ?? 0) + 1);
  }
  return [...counts].map(([why, count]) => `<li>${count} × ${escaped(why)}</li>`).join('');
}

/** Writes the page, prints failures and totals, and returns whether everything passed. */
export function writeReport(run: FaultRun): boolean {
  const failures = failuresOf(run);
  const count = (kind: Result['kind']) => [...run.results.values()].filter((result) => result.kind === kind).length;
  const sum = `${run.calls} calls passed; of the cases ${count('passed')} passed, ${count('failed')} failed, ${count('excluded')} cannot happen, ${count('skipped')} were not run`;
  mkdirSync('reports', { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Faults</title><style>${style}</style>
<h1>States and faults</h1><p>From every state that holds what a student typed: it is there afterwards, what is said of it
is true, and the server holds it once. ${sum}.</p>${table(run)}
${failures.map((text) => `<pre>${escaped(text)}</pre>`).join('')}<h2>Cannot happen, because</h2><ul>${reasons(run)}</ul></html>`,
  );
  for (const text of failures) console.log(`\n${text}`);
  console.log(`\n${sum}\nReport: ${file}`);
  return failures.length === 0 && count('passed') + run.calls > 0;
}

/** The table of state and fault, as a page that needs no network and for the terminal. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { escaped } from '../../../scripts/html.ts';
import { states } from '../states.ts';
import { strikes } from '../strikes.ts';
import type { Cell, Outcome } from './outcome.ts';

const file = 'reports/faults.html';
const marks: Record<Cell['kind'], string> = { held: '✓', lost: '✗', spared: '–', untaken: '' };

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 90rem; margin: 0 auto; padding: 1.5rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid #8886; text-align: center; }
th { font-weight: 600; } tbody th { text-align: start; white-space: nowrap; } thead th { vertical-align: bottom; max-width: 8rem; }
.held { color: #292; } .lost { color: #c22; font-weight: 700; } .spared { color: #8888; }
pre { white-space: pre-wrap; background: #8882; padding: .8rem; }`;

const titleOf = (cell: Cell) =>
  cell.kind === 'spared' ? cell.why : cell.kind === 'untaken' ? 'not taken' : `${cell.seconds.toFixed(1)} s`;

function table({ cells }: Outcome): string {
  const faults = Object.keys(strikes);
  const rows = Object.keys(states).map((place) => {
    const row = faults.map((fault): string => {
      const cell = cells.get(`${place}: ${fault}`) ?? { kind: 'untaken' };
      return `<td class="${cell.kind}" title="${escaped(titleOf(cell))}">${marks[cell.kind]}</td>`;
    });
    return `<tr><th>${escaped(place)}</th>${row.join('')}</tr>`;
  });
  const head = ['state', ...faults].map((name) => `<th>${escaped(name)}</th>`).join('');
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const lostOf = ({ cells, others }: Outcome): string[] => [
  ...[...cells].flatMap(([name, cell]) => (cell.kind === 'lost' ? [`${name}\n${cell.message}`] : [])),
  ...others,
];

/** Why a cell is no case, each reason once with its cells. */
function reasons({ cells }: Outcome): string {
  const found = new Map<string, number>();
  for (const cell of cells.values()) if (cell.kind === 'spared') found.set(cell.why, (found.get(cell.why) ?? 0) + 1);
  return [...found].map(([why, count]) => `<li>${count} × ${escaped(why)}</li>`).join('');
}

/** Writes the page; prints what was lost and the sum. Returns whether nothing was. */
export function writeReport(outcome: Outcome): boolean {
  const lost = lostOf(outcome);
  const count = (kind: Cell['kind']) => [...outcome.cells.values()].filter((cell) => cell.kind === kind).length;
  const sum = `${count('held')} held, ${count('lost')} lost, ${count('spared')} no case, ${count('untaken')} not taken`;
  mkdirSync('reports', { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Faults</title><style>${style}</style>
<h1>State and fault</h1><p>From every state that holds what a student typed: it is there afterwards, what is said of it is
true, and the server holds it once. ${sum}.</p>${table(outcome)}
${lost.map((text) => `<pre>${escaped(text)}</pre>`).join('')}<h2>No case, because</h2><ul>${reasons(outcome)}</ul></html>`,
  );
  for (const text of lost) console.log(`\n${text}`);
  console.log(`\n${sum}\nReport: ${file}`);
  return lost.length === 0 && count('held') > 0;
}

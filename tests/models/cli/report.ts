/** The report as one page that needs no network, and as JUnit XML. */
import { readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { escaped } from '../../../scripts/html.ts';
import { graphOf } from '../../../scripts/statechart/graph.ts';
import { drawn } from '../../../scripts/statechart/layout.ts';
import { chartStyle, svgOf } from '../../../scripts/statechart/svg.ts';
import { passing } from '../engine/model.ts';
import { type FlowResult, missingOf, share } from './flow-result.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 76rem; margin: 0 auto; padding: 1.5rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: .3rem .6rem; border-bottom: 1px solid #8886; }
.failed { color: #c22; } .covered::before { content: '\\2713  '; color: #292; } .missing::before { content: '\\2717  '; color: #c22; }
pre { white-space: pre-wrap; background: #8882; padding: .8rem; }
.pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; }
figure { margin: 0; } img { width: 100%; border: 1px solid #8886; } figcaption { font-size: .85rem; }
ul { list-style: none; padding-inline-start: 1.2rem; } summary { cursor: pointer; padding: .4rem 0; }
body > details > summary { font-size: 1.15rem; } .scroll { overflow: auto; background: #fffdf8; padding: 1rem; }
figure:target { outline: 3px solid #1b4f93; }
${chartStyle}`;

/** The machine's chart; a click on a state leads to its picture. */
async function chart({ stem, model, elements, chromium, node }: FlowResult): Promise<string> {
  if (!model) return '';
  const missing = missingOf({ chromium, node });
  const guards = elements.filter((element) => element.startsWith('guard '));
  const svg = svgOf(await drawn(graphOf(model.machine)), {
    markOf: (element) => (missing.includes(element) ? 'missing' : 'covered'),
    hrefOf: (path) => (chromium?.pictures[path] ? `#${stem}/${path}` : undefined),
  });
  const items = guards.map(
    (guard) => `<li class="${missing.includes(guard) ? 'missing' : 'covered'}">${escaped(guard)}</li>`,
  );
  const branches = items.length > 0 ? `<details><summary>Guards</summary><ul>${items.join('')}</ul></details>` : '';
  return `<div class="scroll">${svg}</div>${branches}`;
}

function pictures({ stem, chromium, model }: FlowResult): string {
  const figures = Object.entries(chromium?.pictures ?? {}).map(([leaf, path]) => {
    const sighting = model?.see[leaf];
    const says = sighting && sighting !== passing ? sighting.says : '';
    const data = readFileSync(path).toString('base64');
    return `<figure id="${stem}/${escaped(leaf)}"><img loading="lazy" alt="${escaped(leaf)}" src="data:image/jpeg;base64,${data}"><figcaption><b>${escaped(leaf)}</b>: ${escaped(says)}</figcaption></figure>`;
  });
  return figures.length > 0 ? `<div class="pictures">${figures.join('')}</div>` : '';
}

async function section(result: FlowResult): Promise<string> {
  const { stem, failures, chromium, trace } = result;
  const walks = (chromium?.walks ?? []).map((walk) => `<li>${escaped(walk)}</li>`).join('');
  const again = trace ? `<p>Trace: <code>npx playwright show-trace ${escaped(trace)}</code></p>` : '';
  return `<details id="${stem}"${failures.length > 0 ? ' open' : ''}><summary>${stem}</summary>
${failures.map((failure) => `<pre class="failed">${escaped(stripVTControlCharacters(failure))}</pre>`).join('')}${again}
${await chart(result)}${pictures(result)}
<details><summary>Walks in Chromium</summary><ol>${walks}</ol></details></details>`;
}

function row({ stem, elements, node, chromium, failures }: FlowResult): string {
  const kinds = ['state ', 'transition ', 'guard '];
  const cells = [
    ...kinds.map((kind) => share(elements, node?.missing ?? elements, kind)),
    ...kinds.map((kind) => (chromium ? share(elements, chromium.missing, kind) : '-')),
    (((node?.milliseconds ?? 0) + (chromium?.milliseconds ?? 0)) / 1000).toFixed(1),
    failures.length > 0 ? `<span class="failed">${failures.length} failed</span>` : 'ok',
  ];
  return `<tr><th><a href="#${stem}">${stem}</a></th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

export async function writeReport(results: readonly FlowResult[], seed: number): Promise<string> {
  const file = 'reports/models/report.html';
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  const sections = await Promise.all(results.map(section));
  const heads = ['Flow', 'States', 'Transitions', 'Guards', 'States', 'Transitions', 'Guards', 'Seconds', ''];
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>The walks</title><style>${style}</style>
<h1>The walks</h1><p>${results.length - failed} flows passed, ${failed} failed. Random walks: <code>--seed ${seed}</code>.
The first three figures are of real actors in Node, the next three of the built product in Chromium. Traces of failures:
<code>test-results/models</code>, opened with <code>npx playwright show-trace</code>.</p>
<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${results.map(row).join('')}</tbody></table>
${sections.join('\n')}</html>`,
  );
  return file;
}

export function writeJunit(results: readonly FlowResult[]): void {
  const cases = results.map(({ stem, node, chromium, failures }) => {
    const seconds = ((node?.milliseconds ?? 0) + (chromium?.milliseconds ?? 0)) / 1000;
    const found = failures.map(
      (text) =>
        `<failure message="${escaped(stripVTControlCharacters(text).split('\n')[0] ?? '')}">${escaped(stripVTControlCharacters(text))}</failure>`,
    );
    return `<testcase classname="models" name="${stem}" time="${seconds}">${found.join('')}</testcase>`;
  });
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  writeFileSync(
    'reports/models/junit.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites><testsuite name="models" tests="${results.length}" failures="${failed}">${cases.join('\n')}</testsuite></testsuites>\n`,
  );
}

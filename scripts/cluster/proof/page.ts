/** The report of a proof: faults on a time line above latency and errors. */
import { escaped } from '../../html.ts';
import { type Result, sentence } from './assess.ts';
import { hasFailed, quantile, type Recorder, type Try } from './recorder.ts';

const width = 1_200;
const left = 60;
const plot = { faults: 70, latency: 180, errors: 90, gap: 34 };
const second = 1_000;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
  svg { width: 100%; height: auto; }
  svg text { font-size: 12px; fill: CanvasText; }
  .axis { stroke: GrayText; } .fault { stroke: light-dark(#b3261e, #f2b8b5); } .quiet { fill: light-dark(#b3261e22, #f2b8b522); }
  .p50 { fill: none; stroke: light-dark(#0b6b3a, #6fd19a); stroke-width: 1.5; }
  .p99 { fill: none; stroke: light-dark(#1f4fbf, #9db8ff); stroke-width: 1.5; }
  .errors { fill: light-dark(#b3261e, #f2b8b5); }
  table { border-collapse: collapse; } th, td { padding: .25rem 1rem .25rem 0; text-align: left; }
`;

type Span = { begin: number; end: number };

export function page(recorder: Pick<Recorder, 'tries' | 'faults'>, result: Result, span: Span): string {
  const rows = recorder.faults.map(
    ({ at, name, wholeAfter }, index) =>
      `<tr><td>${seconds(at - span.begin)}</td><td>${escaped(name)}</td><td>${wholeAfter === null ? 'not' : seconds(wholeAfter)}</td><td>${failedBetween(recorder.tries, at, recorder.faults[index + 1]?.at)}</td></tr>`,
  );
  const problems = result.problems.map((one) => `<li>${escaped(one)}</li>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Proof of the cluster</title><style>${style}</style></head><body>
<h1>${result.passed ? 'Passed' : 'Failed'}</h1>
<p>${escaped(sentence(result))}.</p>
${drawing(recorder, span)}
<p>Green: half of the tries are faster. Blue: 99 of 100 are, by the second in which they were sent. Shaded: the time after a fault in
which students may notice.</p>
<h2>Faults</h2>
<table><tr><th>At</th><th>What</th><th>Whole again after</th><th>Failed tries</th></tr>${rows.join('')}</table>
${problems && `<h2>Problems</h2><ul>${problems}</ul>`}
</body></html>
`;
}

/** Until the next fault. */
const failedBetween = (tries: readonly Try[], from: number, to = Number.POSITIVE_INFINITY) =>
  tries.filter((one) => hasFailed(one) && one.at >= from && one.at < to).length;

const seconds = (milliseconds: number) => `${(milliseconds / second).toFixed(1)} s`;

function drawing({ tries, faults }: Pick<Recorder, 'tries' | 'faults'>, { begin, end }: Span): string {
  const count = Math.ceil((end - begin) / second);
  const buckets = Array.from({ length: count }, (): { times: number[]; failed: number } => ({ times: [], failed: 0 }));
  for (const one of tries) {
    const bucket = buckets[Math.floor((one.at - begin) / second)];
    bucket?.times.push(one.milliseconds);
    if (bucket && hasFailed(one)) bucket.failed += 1;
  }
  const x = (moment: number) => left + ((width - left) * (moment - begin)) / (end - begin);
  const top = { latency: plot.faults + plot.gap, errors: plot.faults + plot.latency + 2 * plot.gap };
  const height = top.errors + plot.errors + plot.gap;
  const slowest = 20_000;
  // Logarithmic, from a millisecond.
  const y = (milliseconds: number) =>
    top.latency + plot.latency * (1 - Math.log10(Math.max(1, milliseconds)) / Math.log10(slowest));
  const line = (q: number) =>
    buckets
      .map(({ times }, index) => [index, quantile(times, q)] as const)
      .filter(([, value]) => value > 0)
      .map(([index, value]) => `${x(begin + (index + 0.5) * second).toFixed(1)},${y(value).toFixed(1)}`)
      .join(' ');
  const most = Math.max(1, ...buckets.map(({ failed }) => failed));
  const bars = buckets.map(({ failed }, index) => {
    const size = (plot.errors * failed) / most;
    const from = x(begin + index * second);
    const wide = x(begin + (index + 1) * second) - from;
    return failed === 0
      ? ''
      : `<rect class="errors" x="${from.toFixed(1)}" y="${(top.errors + plot.errors - size).toFixed(1)}" width="${wide.toFixed(1)}" height="${size.toFixed(1)}"/>`;
  });
  const marks = faults.map(({ at, name, noticed }, index) => {
    const from = x(at);
    return `<rect class="quiet" x="${from.toFixed(1)}" y="0" width="${(x(Math.min(end, at + noticed)) - from).toFixed(1)}" height="${height - plot.gap}"/>
<line class="fault" x1="${from.toFixed(1)}" x2="${from.toFixed(1)}" y1="0" y2="${height - plot.gap}"/>
<text x="${(from + 4).toFixed(1)}" y="${16 + (index % 3) * 18}">${escaped(name)}</text>`;
  });
  const levels = [1, 10, 100, 1_000, 10_000].map(
    (value) =>
      `<line class="axis" stroke-dasharray="2 4" x1="${left}" x2="${width}" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}"/><text x="0" y="${(y(value) + 4).toFixed(1)}">${value} ms</text>`,
  );
  const step = Math.max(1, Math.ceil(count / 12 / 10)) * 10;
  const moments = Array.from({ length: Math.floor(count / step) + 1 }, (_, index) => index * step).map(
    (value) => `<text x="${x(begin + value * second).toFixed(1)}" y="${height - 10}">${value} s</text>`,
  );
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Faults, latency and failed tries over time">
${marks.join('\n')}
${levels.join('\n')}
<polyline class="p50" points="${line(0.5)}"/>
<polyline class="p99" points="${line(0.99)}"/>
<text x="0" y="${top.errors - 6}">Failed tries, at most ${most} a second</text>
<line class="axis" x1="${left}" x2="${width}" y1="${top.errors + plot.errors}" y2="${top.errors + plot.errors}"/>
${bars.join('')}
${moments.join('')}
</svg>`;
}

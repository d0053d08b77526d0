/**
 * Explorables in a lesson's text: a fenced block names one, with what it shows and the first values of its controls.
 */

/** Each one's controls: from, to and step. src/ui/parts/explorable/ideas.ts draws them. */
export const explorables: Record<string, Record<string, readonly [from: number, to: number, step: number]>> = {
  'mean-and-median': { rent: [700, 3000, 50] },
  spread: { distance: [0, 100, 5] },
  'bin-width': { width: [1, 30, 1] },
  sampling: { size: [10, 1000, 10], bus: [0, 100, 10] },
  'confidence-intervals': { size: [100, 2000, 100], level: [50, 99, 1] },
  correlation: { strength: [-1, 1, 0.1], far: [0, 4, 1] },
  'least-squares': { slope: [0, 20, 0.2], intercept: [0, 900, 10] },
  'base-rate': { ill: [1, 50, 1], alarms: [0, 30, 1] },
  'many-tests': { tests: [1, 40, 1] },
  /** Kind: inner, left, full. */
  join: { kind: [0, 2, 1], customer: [1, 4, 1] },
  'window-frame': { week: [1, 8, 1], before: [0, 7, 1] },
  'truncated-axis': { start: [0, 95, 5] },
  /** Store: in one piece, in partitions. */
  partitions: { store: [0, 1, 1], months: [1, 12, 1] },
};

const fence = /^```explorable[^\n]*\n(.*?)^```[ ]*$/gms;
const sentence = /^shows: *(.+?) *$/m;

/** The text with a description in place of each explorable, for output without pictures. */
export const withoutExplorables = (markdown: string): string =>
  markdown.replace(fence, (_block, lines: string) => sentence.exec(lines)?.[1] ?? '');

type Mistake = { line: number; text: string };

/** Lines count from that of the fence, which is 0. `language` is what stands behind its three ticks. */
export function mistakesInExplorable(language: string, text: string): Mistake[] {
  const name = language.replace(/^explorable */, '');
  const controls = Object.hasOwn(explorables, name) ? explorables[name] : undefined;
  if (!controls) {
    const names = Object.keys(explorables).join(', ');
    return [{ line: 0, text: `there is no explorable "${name}", but ${names}` }];
  }
  const seen = new Set<string>();
  const mistakes = text.split('\n').flatMap((parameter, index): Mistake[] => {
    const [, key = '', value = ''] = /^([a-z]+): *(.*?) *$/.exec(parameter) ?? [];
    const isRepeated = seen.has(key);
    seen.add(key);
    const mistake = isRepeated ? 'stands there twice' : mistakeIn(controls, key, value);
    if (key === '') return [{ line: index + 1, text: `must be a parameter and its value: ${parameter}` }];
    return mistake === null ? [] : [{ line: index + 1, text: `${key}: ${mistake}` }];
  });
  return seen.has('shows') ? mistakes : [...mistakes, { line: 0, text: 'shows: is missing' }];
}

function mistakeIn(controls: Record<string, readonly [number, number, number]>, key: string, value: string) {
  if (key === 'shows') return /[.?]$/.test(value) ? null : 'must be a sentence';
  const control = Object.hasOwn(controls, key) ? controls[key] : undefined;
  if (!control) return `is not known here (${['shows', ...Object.keys(controls)].join(', ')})`;
  const [from, to, step] = control;
  const steps = (Number(value) - from) / step;
  const isOne = /^-?\d+(\.\d+)?$/.test(value) && Number(value) >= from && Number(value) <= to;
  if (isOne && Math.abs(steps - Math.round(steps)) < 1e-6) return null;
  return `must be a number from ${from} to ${to} in steps of ${step}`;
}

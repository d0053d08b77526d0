/** A chart in words, for people who do not see it: what it shows, its extremes, and where its axis begins. */
import type { ChartSpec } from '../../../api/generated/schema.d.ts';
import type { Drawn, Mark } from './drawing.ts';
import { counted, markNames, measureText, numberText } from './texts.ts';

export const nameOf = (spec: ChartSpec) =>
  spec.title.trim() ||
  `${measureText(spec)} by ${spec.x}${spec.colour && spec.colour !== spec.x ? ` and ${spec.colour}` : ''}`;

/** What a mark's value belongs to: its x value and, where the colours add something, its group. */
export const positionText = ({ x, group }: Mark, { isColouredByX }: Pick<Drawn, 'isColouredByX'>) =>
  group === null || isColouredByX ? x : `${x}, ${group}`;

const scaleSentence = ({ scale }: ChartSpec, from: number) => {
  if (scale === 'logarithmic') return 'The scale is logarithmic: equal distances are equal factors.';
  return from > 0 ? `The axis starts at ${numberText(from)}, not at zero.` : 'The axis includes zero.';
};

/** `from` is the value at which the y axis begins, after rounding. */
export function descriptionOf(spec: ChartSpec, drawn: Drawn, from: number): string {
  const { marks, groups, isColouredByX } = drawn;
  const [first, ...others] = marks;
  if (!first) return '';
  const largest = others.reduce((best, mark) => (mark.y > best.y ? mark : best), first);
  const smallest = others.reduce((best, mark) => (mark.y < best.y ? mark : best), first);
  const by =
    groups.length > 0 && !isColouredByX
      ? `, coloured by ${spec.colour}: ${groups.slice(0, 6).join(', ')}${groups.length > 6 ? ' and others' : ''}`
      : '';
  const at = (mark: Mark) => `${numberText(mark.y)} (${positionText(mark, drawn)})`;
  const values = () => {
    if (others.length === 0) return `It is ${at(first)}.`;
    if (largest.y === smallest.y) return `All are ${numberText(first.y)}.`;
    return `The largest is ${at(largest)}, the smallest ${at(smallest)}.`;
  };
  const shown = `${markNames[spec.mark]} of ${counted(marks.length, 'value')}: ${measureText(spec)} by ${spec.x}${by}.`;
  return `${shown} ${values()} ${scaleSentence(spec, from)}`;
}

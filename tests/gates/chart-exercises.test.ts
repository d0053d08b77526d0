/** Every chart exercise of the content: its start misleads and its solution does not, by rules that can be kept and broken. */
import { describe, expect, it } from 'vitest';
import { readContent } from '../../server/content/read.ts';
import type { WrittenLesson } from '../../server/platform/database/written-lesson.ts';
import { checkChart } from '../../server/practice/chart-check.ts';
import type { ChartSpec } from '../../src/api/generated/schema.d.ts';
import { drawingOf } from '../../src/ui/parts/chart/drawing.ts';
import { specFrom } from '../../src/ui/parts/chart/spec.ts';
import { rowsOf } from '../../src/ui/screens/practice/exercise/chart-choices.ts';

type Charting = Extract<WrittenLesson, { type: 'exercise' }> & { language: 'chart' };
const isCharting = (lesson: WrittenLesson): lesson is Charting =>
  lesson.type === 'exercise' && lesson.language === 'chart';

const { courses, dataSets } = readContent('content');
const exercises = courses.flatMap(({ id, modules }) =>
  modules.flatMap(({ lessons }) =>
    lessons.filter(isCharting).map((lesson) => [`${id} ${lesson.id}: ${lesson.title}`, lesson] as const),
  ),
);

function specOf(code: string): ChartSpec {
  const spec = specFrom(code);
  if (!spec) throw new Error(`This is no chart: ${code}`);
  return spec;
}

const tablesOf = ({ dataSet }: Charting) => dataSets.get(dataSet)?.visible.tables ?? [];

function drawn(exercise: Charting, code: string) {
  const spec = specOf(code);
  const table = tablesOf(exercise).find(({ name }) => name === spec.table);
  return drawingOf(spec, table ? rowsOf(table) : []);
}

describe.each(exercises)('§practice.44 %s', (_name, exercise) => {
  const solution = specOf(exercise.solution);

  it('is solved by its solution and not by its start, and both can be seen', () => {
    expect(checkChart(exercise, solution)).toEqual([]);
    expect(checkChart(exercise, specOf(exercise.start))).not.toEqual([]);
    expect([drawn(exercise, exercise.start), drawn(exercise, exercise.solution)]).toMatchObject([
      { kind: 'drawn' },
      { kind: 'drawn' },
    ]);
  });

  it('has rules that a chart can break, and that allow only values that exist', () => {
    const columns =
      tablesOf(exercise)
        .find(({ name }) => name === solution.table)
        ?.columns.map(({ name }) => name) ?? [];
    const values: Record<string, (string | null)[]> = {
      table: tablesOf(exercise).map(({ name }) => name),
      mark: ['bar', 'line', 'point'],
      x: columns,
      y: [...columns, null],
      colour: [...columns, null],
      aggregate: ['none', 'count', 'sum', 'mean', 'median'],
      order: ['data', 'x', 'largest first'],
      scale: ['zero', 'fitted', 'logarithmic'],
    };
    for (const { field, is, when, otherwise } of exercise.requires) {
      const all = values[field] ?? [];
      expect(all, `${field} of “${otherwise}”`).toEqual(expect.arrayContaining(is));
      const isBreakable = all.length === 1 || all.some((value) => !is.includes(value));
      expect(isBreakable, `“${otherwise}” can be broken`).toBe(true);
      if (when) expect(values[when.field]).toEqual(expect.arrayContaining(when.is));
    }
  });
});

describe('Chart exercises', () => {
  it('are at least twelve, four of them repairs, in five courses', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(12);
    expect(exercises.filter(([name]) => name.includes('Repair')).length).toBeGreaterThanOrEqual(4);
    expect(new Set(exercises.map(([name]) => name.split(' ')[0])).size).toBeGreaterThanOrEqual(5);
  });

  it('each have a title, a task and a solution that no other has', () => {
    for (const part of ['title', 'body', 'solution'] as const) {
      const texts = exercises.map(([, exercise]) => exercise[part]);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });
});

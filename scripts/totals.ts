/** Sums what stages counted. */

export type Stage = { title: string; seconds: number; passed: number; failed: readonly string[] };

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

export const totalOf = (stages: readonly Stage[]) => ({
  passed: sum(stages.map(({ passed }) => passed)),
  failed: stages.flatMap(({ failed }) => failed),
});

/** One line for each title: how many there were, minutes, how many failed. */
export function tableOf(stages: readonly Stage[]): string {
  const lines = [...Map.groupBy(stages, ({ title }) => title)].map(([title, own]) => {
    const { passed, failed } = totalOf(own);
    const minutes = sum(own.map(({ seconds }) => seconds)) / 60;
    return [title, String(passed + failed.length), minutes.toFixed(1), String(failed.length)];
  });
  return columnsOf([['What', 'How many', 'Minutes', 'Failed'], ...lines]);
}

/** Rows of cells as lines of text: the first column is aligned to the left, and the others to the right. */
export function columnsOf(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(width(at)) : cell.padStart(width(at)))).join('  '))
    .join('\n');
}

/** The sum of the last lines `N passed, N failed` of several outputs; one without such a line counts as a failure. */
export function sumOfLines(outputs: readonly string[]): { passed: number; failed: number } {
  const found = outputs.map((output) => /^(\d+) passed, (\d+) failed$/.exec(output.trimEnd().split('\n').at(-1) ?? ''));
  return {
    passed: sum(found.map((line) => Number(line?.[1] ?? 0))),
    failed: sum(found.map((line) => Number(line?.[2] ?? 1))),
  };
}

/** What failed in several outputs, with the reasons, from between their tables and their last lines. */
export const failuresIn = (outputs: readonly string[]): string[] =>
  outputs.flatMap((output) => {
    const lines = output.trimEnd().split('\n').slice(0, -1);
    const first = lines.findIndex((line) => line.startsWith('Failed: '));
    return first < 0 ? [] : lines.slice(first);
  });

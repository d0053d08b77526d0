import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { Difference, HiddenDifference } from '../../../../api/generated/schema.d.ts';
import type { TableRunResult } from '../../../../runtimes/types.ts';
import { Markdown } from '../../../parts/markdown.tsx';
import type { Mark } from '../../../parts/rows-table.tsx';

const code = css({ fontFamily: 'mono', fontSize: '[0.9em]', overflowWrap: 'anywhere' });
const list = css({ listStyleType: 'disc', ps: '5', display: 'flex', flexDirection: 'column', gap: '1' });

const rows = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-GB')} rows`);
const are = (count: number) => (count === 1 ? 'is' : 'are');
const columnCount = (count: number) => (count === 1 ? '1 column' : `${count} columns`);
const names = (columns: readonly string[]) => columns.join(', ');

const onOtherRows = {
  columns: 'There, your columns are not the ones that the task asks for.',
  rows: 'There, rows are missing, or some have values that the task does not ask for.',
  order: 'There, the rows are the right ones, but in another order.',
  check: 'There, a value that is checked is not the right one.',
};

/** The rows of the result that differ from the expected ones. */
export function marksOf(difference: Difference | HiddenDifference): Mark[] {
  if (difference.kind === 'order') return [{ kind: 'moved', at: difference.at }];
  if (difference.kind !== 'rows') return [];
  const { missingRow, extraAt } = difference;
  return [
    ...(missingRow ? [{ kind: 'missing' as const, row: missingRow }] : []),
    ...(extraAt === undefined ? [] : [{ kind: 'extra' as const, at: extraAt }]),
  ];
}

/** How large the result should be beside how large it is, where the answer to the check says that they differ. */
export function Shape({ difference, table }: { difference: Difference | HiddenDifference; table: TableRunResult }) {
  const yours = `${columnCount(table.columns.length)}, ${rows(table.rowCount)}`;
  return match(difference)
    .with({ kind: 'columns' }, ({ expected }) => (
      <p>
        {columnCount(expected.length)}; yours: {yours}
      </p>
    ))
    .with(
      { kind: 'rows' },
      ({ missing, extra }) =>
        missing !== extra && (
          <p>
            {columnCount(table.columns.length)}, {rows(table.rowCount - extra + missing)}; yours: {yours}
          </p>
        ),
    )
    .with({ kind: 'order' }, { kind: 'check' }, { kind: 'hidden' }, { kind: 'chart' }, () => null)
    .exhaustive();
}

/** The difference between the result and what is expected, in words. */
export function DifferenceText({
  difference,
  table,
}: {
  difference: Difference | HiddenDifference;
  table: TableRunResult | null;
}) {
  return match(difference)
    .with({ kind: 'columns' }, ({ expected }) => (
      <>
        <p>
          The task asks for these columns, in this order: <span className={code}>{names(expected)}</span>.
        </p>
        {table && (
          <p>
            {table.columns.length === 0 ? (
              'Your code returns no table.'
            ) : (
              <>
                Yours are: <span className={code}>{names(table.columns)}</span>.
              </>
            )}
          </p>
        )}
      </>
    ))
    .with({ kind: 'rows' }, ({ missing, extra }) => (
      <p>
        {missing > 0 && `${rows(missing)} ${are(missing)} missing.`}
        {missing > 0 && extra > 0 && ' '}
        {extra > 0 && `${rows(extra)} ${are(extra)} extra.`} {markedIn(missing, extra)}
      </p>
    ))
    .with({ kind: 'order' }, ({ at }) => (
      <p>The rows are the right ones, but in another order: row {at + 1} is the first out of place.</p>
    ))
    .with({ kind: 'check' }, ({ message }) => <Markdown>{message}</Markdown>)
    .with({ kind: 'hidden' }, ({ differs }) => <p>{onOtherRows[differs]}</p>)
    .with({ kind: 'chart' }, ({ messages }) =>
      messages.length === 1 ? (
        <Markdown>{messages[0] ?? ''}</Markdown>
      ) : (
        <ul className={list}>
          {messages.map((message) => (
            <li key={message}>
              <Markdown>{message}</Markdown>
            </li>
          ))}
        </ul>
      ),
    )
    .exhaustive();
}

function markedIn(missing: number, extra: number) {
  if (missing + extra === 1) return 'The table marks it.';
  return missing > 0 && extra > 0 ? 'The table marks the first of each.' : 'The table marks the first of them.';
}

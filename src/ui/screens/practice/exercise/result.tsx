import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import type { TableRunResult } from '../../../../runtimes/types.ts';
import { type Mark, RowsTable } from '../../../parts/rows-table.tsx';
import type { ShownResult } from './exercise.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' });
const headingStyle = css({ textStyle: 'h4' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const pre = css({
  width: 'max',
  minWidth: 'full',
  p: '3',
  fontFamily: 'mono',
  textStyle: 'small',
  whiteSpace: 'pre',
  bg: 'bg.sunken',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
});

const rows = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-GB')} rows`);

type ResultProps = {
  result: ShownResult;
  marks: readonly Mark[];
  /** The code printed more than is kept. */
  isCut: boolean;
  /** The code has changed since it was run. */
  isStale: boolean;
  /** The charts that the code has drawn. */
  charts?: ReactNode;
};

/** What the code has returned or printed. */
export const Result = memo(function Result({ result, marks, isCut, isStale, charts }: ResultProps) {
  if (result.kind === 'chart') return null;
  const text = result.kind === 'table' ? '' : result.text;
  if (result.kind !== 'table' && result.kind !== 'output' && text === '') return null;
  return (
    <div className={stack}>
      <h2 className={headingStyle}>{result.kind === 'table' ? 'Result' : 'Output'}</h2>
      {isStale && <p className={muted}>You have changed the code since.</p>}
      {result.kind === 'table' ? (
        <TableResult table={result} marks={marks} />
      ) : (
        <Printed text={text} kind={result.kind} />
      )}
      {isCut && <p className={muted}>The code printed more than this. Only the beginning is kept.</p>}
      {charts}
    </div>
  );
});

function TableResult({ table, marks }: { table: TableRunResult; marks: readonly Mark[] }) {
  const { columns, rows: found, rowCount, milliseconds } = table;
  if (columns.length === 0) return <p className={muted}>{rows(rowCount)} changed. The code returned no table.</p>;
  const shown = found.length < rowCount ? `, the first ${found.length.toLocaleString('en-GB')} shown` : '';
  return (
    <>
      <p className={muted}>
        {rows(rowCount)}
        {shown}, in {milliseconds < 1 ? 'less than 1' : Math.round(milliseconds)} ms
      </p>
      <RowsTable label="Result" columns={columns} rows={found} marks={marks} />
    </>
  );
}

/** How many characters, from the end, are shown while a text is still growing. */
const mostGrowing = 5_000;

/** What was printed. As it can be long, it renders only when it changes. Its end shows while it grows. */
const Printed = memo(function Printed({ text, kind }: { text: string; kind: ShownResult['kind'] }) {
  const output = useRef<HTMLElement>(null);
  const isGrowing = kind === 'printed';
  const shown = isGrowing ? text.slice(-mostGrowing) : text;
  useLayoutEffect(() => {
    const pane = isGrowing ? output.current?.closest('[data-area]') : null;
    pane?.scrollTo({ top: shown.length && pane.scrollHeight, behavior: 'instant' });
  }, [isGrowing, shown]);
  if (text === '') return <p className={muted}>The code ran and printed nothing.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard.
    <section ref={output} aria-label="Output" tabIndex={0} className={pre}>
      {shown}
    </section>
  );
});

/** Small tables side by side where there is room, and the SQL that makes the last of them. */
import { Fragment } from 'react';
import { css } from 'styled-system/css';
import type { DataRow, TablesPicture } from './idea.ts';

const tables = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4',
  '& table': {
    display: '[table!]',
    borderCollapse: 'collapse',
    textStyle: 'caption',
    '& caption': { textStyle: 'captionStrong', textAlign: 'start', pb: '1' },
    '& th, & td': {
      px: { base: '1', sm: '2' },
      py: '1',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      borderBottomWidth: 'hairline',
      borderBottomStyle: 'solid',
      borderColor: 'border.default',
    },
    '& th': { fontWeight: 'semibold', whiteSpace: 'normal', verticalAlign: 'bottom' },
    '& [data-number]': { textAlign: 'end' },
    '& [data-null]': { color: 'fg.muted', fontStyle: '[italic]' },
    '& [data-marked] td': { bg: 'accent.subtle' },
  },
});
const scrolling = css({ overflowX: 'auto', maxWidth: 'full' });
const code = css({
  textStyle: 'caption',
  fontFamily: 'mono',
  // Long lines wrap, so that nothing is cut off on a phone.
  whiteSpace: 'pre-wrap',
  mt: '4',
  p: { base: '2', sm: '3' },
  bg: 'bg.sunken',
  borderRadius: 'md',
  '& code': { fontFamily: 'mono' },
});

/** Some numbers are given as texts, so that all in a column have the same number of digits. */
const isNumber = (cell: DataRow['cells'][number] | undefined) =>
  typeof cell === 'number' || /^-?[\d.]+$/.test(cell ?? '');

/** A column's name, in which a line may break after an underscore. */
const breaking = (name: string) =>
  name.split(/(?<=_)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export function Tables({ picture }: { picture: TablesPicture }) {
  return (
    <>
      <div className={tables}>
        {picture.tables.map(({ name, columns, rows }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
          <section key={name} className={scrolling} tabIndex={0} aria-label={name}>
            <table>
              <caption>{name}</caption>
              <thead>
                <tr>
                  {columns.map((column, index) => (
                    <th key={column} scope="col" data-number={isNumber(rows[0]?.cells[index]) || undefined}>
                      {breaking(column)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ cells, isMarked }, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids, and keep no state.
                  <tr key={row} data-marked={isMarked || undefined}>
                    {cells.map((cell, index) => (
                      <td
                        key={columns[index]}
                        data-number={isNumber(cell) || undefined}
                        data-null={cell === null || undefined}
                      >
                        {cell ?? 'NULL'}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
      <pre className={code}>
        <code>{picture.code}</code>
      </pre>
    </>
  );
}

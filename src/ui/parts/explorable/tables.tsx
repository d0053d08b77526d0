/** Small tables side by side where there is room, and the SQL that makes the last of them. */
import { css } from 'styled-system/css';
import type { TablesPicture } from './idea.ts';

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
      px: '2',
      py: '1',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      borderBottomWidth: 'hairline',
      borderBottomStyle: 'solid',
      borderColor: 'border.default',
    },
    '& th': { fontWeight: 'semibold' },
    '& [data-number]': { textAlign: 'end' },
    '& [data-null]': { color: 'fg.muted', fontStyle: '[italic]' },
    '& [data-marked] td': { bg: 'accent.subtle' },
  },
});
const scrolling = css({ overflowX: 'auto', maxWidth: 'full' });
const code = css({
  textStyle: 'caption',
  fontFamily: 'mono',
  overflowX: 'auto',
  mt: '4',
  p: '3',
  bg: 'bg.sunken',
  borderRadius: 'md',
  '& code': { fontFamily: 'mono' },
});

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
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ cells, isMarked }, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that tells them apart, and keep no state.
                  <tr key={row} data-marked={isMarked || undefined}>
                    {cells.map((cell, index) => (
                      <td
                        key={columns[index]}
                        data-number={typeof cell === 'number' || undefined}
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <pre className={code} tabIndex={0}>
        <code>{picture.code}</code>
      </pre>
    </>
  );
}

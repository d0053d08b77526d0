import { css } from 'styled-system/css';
import { chapterOf, isHeldBy, kinds, kindsOf, onlyKindOf } from '../../scripts/trace/kinds.ts';
import { ScrollingTable } from '../../src/ui/parts/scrolling-table.tsx';
import { Page } from '../../src/ui/primitives/page.tsx';
import { PageHeader } from '../../src/ui/primitives/page-header.tsx';
import { Section } from '../../src/ui/primitives/section.tsx';
import type { TracedText } from './traced-text.ts';

const table = css({
  textStyle: 'small',
  borderCollapse: 'collapse',
  '& th, & td': {
    px: '3',
    py: '1.5',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    borderBottomWidth: 'hairline',
    borderBottomStyle: 'solid',
    borderColor: 'border.default',
  },
  '& th[scope=row], & thead th:first-child': { textAlign: 'start' },
});
const link = css({ color: 'accent.text', textDecorationLine: 'underline', textUnderlineOffset: '[0.2em]' });
const paragraph = css({
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
  '& summary': { py: '2', cursor: 'pointer', overflowWrap: 'anywhere' },
});
const name = css({ textStyle: 'label' });
const muted = css({ color: 'fg.muted', textStyle: 'small' });
const failed = css({ color: 'danger.fg', fontWeight: 'semibold', textStyle: 'small' });
const list = css({ listStyle: 'none', p: '0', ps: '5', pb: '3', m: '0', overflowWrap: 'anywhere' });

const isPassed = ({ proofs }: TracedText) => proofs.some(({ result }) => result?.isPassed);
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

function Summary({ paragraphs }: { paragraphs: readonly TracedText[] }) {
  const rows = [...Map.groupBy(paragraphs, chapterOf), ['All', paragraphs] as const];
  return (
    <ScrollingTable narrow label="Paragraphs by chapter and kind of test">
      <table className={table}>
        <thead>
          <tr>
            {['Chapter', 'Paragraphs', ...kinds, 'Last passed'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([chapter, own]) => (
            <tr key={chapter}>
              <th scope="row">
                {chapter === 'All' ? (
                  chapter
                ) : (
                  <a className={link} href={`#${chapter}`}>
                    {chapter}
                  </a>
                )}
              </th>
              <td>{own.length}</td>
              {kinds.map((kind) => (
                <td key={kind}>{own.filter(isHeldBy(kind)).length}</td>
              ))}
              <td>{own.filter(isPassed).length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

function Paragraph({ of: one }: { of: TracedText }) {
  return (
    <details className={paragraph}>
      <summary>
        <span className={name}>{one.id}</span> <span className={muted}>{kindsOf(one).join(', ')}</span>
        {one.proofs.some(({ result }) => result?.isPassed === false) && <span className={failed}> Failed</span>}
      </summary>
      <ul className={list}>
        {one.proofs.map(({ file, line, title, result }) => (
          <li key={`${file}:${line} ${title}`}>
            <p>{title.trim()}</p>
            <p className={muted}>
              {file}:{line}.{' '}
              {result ? `${result.isPassed ? 'Passed' : 'Failed'} on ${day.format(result.at)}.` : 'Not run here.'}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Which tests hold each paragraph of the specification, and how they last ended where this workshop was built. */
export function TracePage({ paragraphs }: { paragraphs: readonly TracedText[] }) {
  const alone = paragraphs.filter((one) => onlyKindOf(one) !== null).length;
  return (
    <Page>
      <PageHeader
        title="Traceability"
        subtitle={`${paragraphs.length} paragraphs of the specification, and the tests that hold them; ${alone} are held by one kind of test alone.`}
      />
      <Summary paragraphs={paragraphs} />
      {[...Map.groupBy(paragraphs, chapterOf)].map(([chapter, own]) => (
        <Section key={chapter} id={chapter} title={chapter.charAt(0).toUpperCase() + chapter.slice(1)}>
          <div>
            {own.map((one) => (
              <Paragraph key={one.id} of={one} />
            ))}
          </div>
        </Section>
      ))}
    </Page>
  );
}

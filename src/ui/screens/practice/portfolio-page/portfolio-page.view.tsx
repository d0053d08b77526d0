import { FileText, SearchX } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { PortfolioPage } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Section } from '../../../primitives/section.tsx';
import { Solutions } from './solutions.tsx';

export type SharedProject = PortfolioPage & { date: string };

export type PortfolioPageView =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'notFound'; courses: string }
  | { state: 'shown'; project: SharedProject };

const paragraph = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' });
const muted = css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' });
const list = css({
  p: '0',
  m: '0',
  listStyleType: 'none',
  overflowWrap: 'anywhere',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '2.5',
    borderTopWidth: 'hairline',
    borderTopStyle: 'solid',
    borderColor: 'border.default',
  },
  '& svg': { boxSize: '5', flexShrink: '0', color: 'fg.muted' },
});

/** A project that its student has made public (§practice.111). */
export function PortfolioPageScreen({ view }: { view: PortfolioPageView }) {
  return (
    <Page width="reading">
      {match(view)
        .with({ state: 'loading' }, () => (
          <>
            <PageHeader title="Portfolio" />
            <div aria-busy>
              <Loading shape="part" />
            </div>
          </>
        ))
        .with({ state: 'failed' }, ({ onRetry }) => (
          <>
            <PageHeader title="Portfolio" />
            <RetryAlert onRetry={onRetry}>Failed to load the page. Please try again later.</RetryAlert>
          </>
        ))
        .with({ state: 'notFound' }, ({ courses }) => (
          <>
            <PageHeader title="Portfolio" />
            <EmptyState
              icon={<SearchX aria-hidden />}
              title="Nothing is public here"
              action={<LinkButton to={courses}>Browse Courses</LinkButton>}
            >
              Check that the address was copied in full. Its owner may have taken the page away.
            </EmptyState>
          </>
        ))
        .with({ state: 'shown' }, ({ project }) => <Project {...project} />)
        .exhaustive()}
    </Page>
  );
}

function Project({ title, courseName, student, date, description, text, solutions, files, grade }: SharedProject) {
  return (
    <>
      <PageHeader eyebrow={courseName} title={title} subtitle={`${student}, ${date}`} />
      <p className={muted}>{description}</p>
      {text !== undefined && (
        <Section title="Text">
          <p className={paragraph}>{text}</p>
        </Section>
      )}
      {solutions.length > 0 && (
        <Section title="Code">
          <Solutions solutions={solutions} />
        </Section>
      )}
      {files.length > 0 && (
        <Section title="Files">
          <ul className={list}>
            {files.map((name) => (
              <li key={name}>
                <FileText aria-hidden />
                {name}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {grade && (
        <Section title={`Grade: ${grade.total}%`}>
          <ul className={list}>
            {grade.levels.map(({ criterion, level, points, outOf }) => (
              <li key={criterion}>
                {criterion}: {level}, {points} of {outOf}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

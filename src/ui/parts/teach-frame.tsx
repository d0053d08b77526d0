import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { css } from 'styled-system/css';
import { paths, patterns } from '../../paths.ts';
import { Page } from '../primitives/page.tsx';
import { RouteLink } from '../primitives/route-link.tsx';
import { teachTrail } from './trails.ts';

/** The pages of an instructor that are not about one course. */
const pages = [
  { label: 'Courses', to: paths.teach.overview },
  { label: 'Grading', to: paths.teach.grading() },
  { label: 'Requests', to: paths.teach.requests },
  { label: 'Questions', to: paths.messages },
  { label: 'Community', to: paths.community },
];

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderBottomColor: 'border.default',
});
const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '11',
  px: '3',
  textStyle: 'control',
  color: 'fg.muted',
  borderRadius: 'md',
  _hover: { color: 'fg.default', bg: 'bg.hover' },
  _currentPage: { color: 'fg.default', textDecorationLine: 'underline', textUnderlineOffset: '[0.4em]' },
});

type TeachFrameProps = {
  /** For a page of one course: its own name, and the course's title once that is known. */
  place?: { page: string; course: string };
  children: ReactNode;
};

/** The frame of an instructor's page, with links to the others above it (§teaching.6, §shell.25). */
export function TeachFrame({ place, children }: TeachFrameProps) {
  const { pathname } = useLocation();
  const courseId = matchPath(`${patterns.teach.course}/*`, pathname)?.params.courseId ?? '';
  return (
    <Page trail={place && teachTrail(courseId, place.course, { label: place.page })}>
      <nav aria-label="Teaching" className={bar}>
        {pages.map(({ label, to }) => (
          <RouteLink key={to} to={to} className={item} aria-current={to === pathname ? 'page' : undefined}>
            {label}
          </RouteLink>
        ))}
      </nav>
      {children}
    </Page>
  );
}

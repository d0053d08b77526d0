import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { css } from 'styled-system/css';
import { paths, patterns } from '../../paths.ts';
import type { Crumb } from '../primitives/breadcrumbs.tsx';
import { Page } from '../primitives/page.tsx';
import { RouteLink } from '../primitives/route-link.tsx';
import { teachTrail } from './trails.ts';

/** The pages of an instructor that are not about one course. */
const pages = [
  { label: 'Courses', to: paths.teach.overview },
  { label: 'Grading', to: paths.teach.grading() },
  { label: 'Requests', to: paths.teach.requests },
  { label: 'Regrade Requests', to: paths.teach.regradeRequests },
  { label: 'Questions', to: paths.messages },
  { label: 'Community', to: paths.community },
];

const bar = css({
  display: 'flex',
  gap: '1',
  // Close to the trail above and the heading below, as each link has room of its own.
  mt: '-3',
  mb: '-2',
  overflowX: 'auto',
  scrollbarWidth: '[none]',
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
  flexShrink: '0',
  '&[aria-current]': {
    color: 'fg.default',
    borderRadius: 'none',
    boxShadow: '[inset 0 -2px 0 token(colors.accent.default)]',
  },
  _focusVisible: { outlineOffset: '[-2px]' },
});

/** Whether the link leads to this page, or to the part of the product that this page belongs to. */
function currentOf(to: string, pathname: string, isOfCourse: boolean): 'page' | 'true' | undefined {
  if (to === pathname) return 'page';
  const isPart = to === paths.teach.overview ? isOfCourse : pathname.startsWith(`${to}/`);
  return isPart ? 'true' : undefined;
}

type TeachFrameProps = {
  /** For a page of one course: its own name, the course's title once that is known, and the page that it is beneath. */
  place?: { page: string; course: string; under?: Crumb };
  children: ReactNode;
};

/** The frame of an instructor's page, with links to the others above it (§teaching.6, §shell.25). */
export function TeachFrame({ place, children }: TeachFrameProps) {
  const { pathname } = useLocation();
  const courseId = matchPath(`${patterns.teach.course}/*`, pathname)?.params.courseId ?? '';
  return (
    <Page
      density="working"
      trail={place && teachTrail(courseId, place.course, ...(place.under ? [place.under] : []), { label: place.page })}
    >
      <nav aria-label="Teaching" className={bar} data-row>
        {pages.map(({ label, to }) => (
          <RouteLink key={to} to={to} className={item} aria-current={currentOf(to, pathname, courseId !== '')}>
            {label}
          </RouteLink>
        ))}
      </nav>
      {children}
    </Page>
  );
}

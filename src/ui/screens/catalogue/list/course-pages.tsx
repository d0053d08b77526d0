import { css } from 'styled-system/css';
import { CourseCard, type CourseCardProps } from '../../../parts/course-card.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { CardGrid } from '../../../primitives/card-grid.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { PageLinks } from './page-links.tsx';
import { PageWindow } from './page-window.tsx';

type ShownCourse = CourseCardProps['course'] & { id: string };

export type CatalogueList = {
  /** Another number for each list: the pages of the one before are none of it. */
  id: number;
  /** The courses that were found, and whether they only come near to what was searched. */
  found: number;
  isNear: boolean;
  /** How many pages there are, and the one that is read. */
  count: number;
  page: number;
  toPage: (page: number) => string;
  /** Those of the list, and the next. A page that is not there has no courses. */
  pages: { number: number; to: string; courses: ShownCourse[] | null }[];
  /** The one that is on its way. */
  loading?: number | undefined;
  onNear: (near: { first: number; last: number; seen: number }) => void;
  onAbove: (height: number) => void;
  /** Shows the page before the first of the list. */
  onPrevious: (() => void) | undefined;
};

export type FailedPage = { page: number; onAgain: () => void };

type CoursePagesProps = {
  list: CatalogueList;
  /** The page that could not be loaded, and what tries it again. */
  failed: FailedPage | undefined;
};

const stack = css({ display: 'grid', gap: '6' });
const near = css({ color: 'fg.muted' });
/** Covers in the first window are loaded at once. */
const inFirstWindow = 3;

/** The courses page by page, of which the ones near the window are there (§catalogue.20, §catalogue.21). */
export function CoursePages({ list, failed }: CoursePagesProps) {
  const { id, found, isNear, count, page, toPage, pages, loading, onNear, onAbove, onPrevious } = list;
  const contentOf = ({ number, courses }: CatalogueList['pages'][number]) => {
    if (courses) return <Cards courses={courses} isFirst={number === pages[0]?.number} />;
    if (number === loading) return <LoadingText />;
    if (number !== failed?.page) return null;
    return (
      <RetryAlert title="Failed to load courses" onRetry={failed.onAgain}>
        There was an error loading the courses. Please try again.
      </RetryAlert>
    );
  };
  return (
    <div className={stack}>
      <h2 className="visually-hidden">Courses</h2>
      <p className="visually-hidden" role="status">
        {found === 1 ? '1 course' : `${found.toLocaleString('en-GB')} courses`} found
      </p>
      {isNear && <p className={near}>No course has exactly these words. These come near.</p>}
      <PageWindow
        list={id}
        pages={pages.map((one) => ({
          number: one.number,
          to: one.to,
          isThere: one.courses !== null,
          content: contentOf(one),
        }))}
        count={count}
        onNear={onNear}
        onAbove={onAbove}
        onPrevious={onPrevious}
      />
      {count > 1 && <PageLinks label="Pages of courses" page={page} count={count} toPage={toPage} />}
    </div>
  );
}

function Cards({ courses, isFirst }: { courses: ShownCourse[]; isFirst: boolean }) {
  return (
    <CardGrid as="ul">
      {courses.map((course, index) => (
        <CourseCard key={course.id} course={course} priority={isFirst && index < inFirstWindow} />
      ))}
    </CardGrid>
  );
}

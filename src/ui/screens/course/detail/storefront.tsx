import { LevelBadge } from '../../../primitives/level-badge.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Tabs } from '../../../primitives/tabs.tsx';
import { longDate } from './course.ts';
import { CourseLayout } from './course-layout.tsx';
import { CourseFacts } from './course-parts.tsx';
import { Curriculum } from './curriculum.tsx';
import { Offer } from './offer.tsx';
import { type StorefrontPage, type StorefrontTab, trailOf } from './pages.ts';
import { Related } from './related.tsx';
import { InstructorPart, StorefrontOverview } from './storefront-parts.tsx';

/** Version A of the course page: what the course is and what it costs (§course.8 to §course.13). */
export function Storefront({ page, tab }: { page: StorefrontPage; tab: StorefrontTab }) {
  const { course } = page;
  const updated = longDate(course.lastUpdated);
  return (
    <CourseLayout
      trail={trailOf(page)}
      head={
        <PageHeader
          eyebrow={<LevelBadge level={course.level} />}
          title={course.title}
          subtitle={course.description}
          meta={
            <CourseFacts course={course}>
              <span>By {course.instructor}</span>
              {updated && <span>Last updated {updated}</span>}
            </CourseFacts>
          }
        />
      }
      side={<Offer page={page} />}
      end={<Related courses={page.related} />}
    >
      <Tabs<StorefrontTab>
        label="About this course"
        value={tab}
        onValueChange={page.onTab}
        tabs={[
          { value: 'overview', label: 'Overview', content: <StorefrontOverview course={course} /> },
          {
            value: 'content',
            label: 'Curriculum',
            content: <Curriculum modules={course.modules} previewTo={page.previewTo} />,
          },
          {
            value: 'instructor',
            label: 'Instructor',
            content: <InstructorPart course={course} onProfile={page.onProfile} />,
          },
        ]}
      />
    </CourseLayout>
  );
}

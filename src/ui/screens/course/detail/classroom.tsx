import { css } from 'styled-system/css';
import { paths } from '../../../../paths.ts';
import { Avatar } from '../../../primitives/avatar.tsx';
import { DefinitionGrid } from '../../../primitives/definition-grid.tsx';
import { LevelBadge } from '../../../primitives/level-badge.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { ProgressBar } from '../../../primitives/progress-bar.tsx';
import { Section } from '../../../primitives/section.tsx';
import { Tabs } from '../../../primitives/tabs.tsx';
import { type CourseProps, counted } from './course.ts';
import { CourseContent } from './course-content.tsx';
import { CourseLayout } from './course-layout.tsx';
import { About, CheckList, CourseFacts, Parts } from './course-parts.tsx';
import { type ClassroomPage, type ClassroomTab, trailOf } from './pages.ts';
import { Seat } from './seat.tsx';

const teacher = css({ display: 'flex', alignItems: 'center', gap: '3', pt: '3', textStyle: 'small' });
const strong = css({ display: 'block', fontWeight: 'semibold' });
const muted = css({ display: 'block', color: 'fg.muted' });
const bar = css({ pt: '4' });
const grade = css({ pt: '3', textStyle: 'small' });

/** Version B of the course page: the course's content and the student's progress (§course.15). */
export function Classroom({ page, tab }: { page: ClassroomPage; tab: ClassroomTab }) {
  const { course } = page;
  return (
    <CourseLayout
      trail={trailOf(page)}
      sticky
      head={
        <PageHeader
          back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
          eyebrow={<LevelBadge level={course.level} />}
          title={course.title}
          subtitle={course.description}
          meta={
            <>
              <CourseFacts course={course} />
              <div className={teacher}>
                <Avatar name={course.instructor} photo={course.instructorAvatar} />
                <p>
                  <span className={strong}>{course.instructor}</span>
                  <span className={muted}>{course.instructorTitle}</span>
                </p>
              </div>
              {course.enrolled && (
                <div className={bar}>
                  <ProgressBar
                    label="Your progress"
                    value={course.progress}
                    valueText={`${course.progress}% complete`}
                  />
                  {page.courseGrade && (
                    <p className={grade}>
                      Your course grade so far: <strong>{page.courseGrade.text}</strong>
                      <span className={muted}>{page.courseGrade.counted}</span>
                    </p>
                  )}
                </div>
              )}
            </>
          }
        />
      }
      side={<Seat page={page} />}
    >
      <Tabs<ClassroomTab>
        label="About this course"
        value={tab}
        onValueChange={page.onTab}
        tabs={[
          {
            value: 'content',
            label: 'Course Content',
            content: <CourseContent modules={course.modules} continueTo={page.continueTo} previewTo={page.previewTo} />,
          },
          { value: 'overview', label: 'Overview', content: <ClassroomOverview course={course} /> },
          { value: 'reviews', label: 'Reviews', content: tab === 'reviews' ? page.reviews : null },
        ]}
      />
    </CourseLayout>
  );
}

function ClassroomOverview({ course }: { course: CourseProps }) {
  return (
    <Parts>
      <About title="About">{course.fullDescription}</About>
      <Section title="What You'll Learn">
        <CheckList items={course.learningOutcomes} columns={2} />
      </Section>
      {course.prerequisites.length > 0 && (
        <Section title="Prerequisites">
          <CheckList items={course.prerequisites} />
        </Section>
      )}
      <Section title="Course Details">
        <DefinitionGrid
          columns={4}
          items={[
            { term: 'Duration', description: course.duration },
            { term: 'Level', description: course.level },
            { term: 'Students', description: counted(course.enrolledStudents) },
            { term: 'Language', description: 'English' },
          ]}
        />
      </Section>
    </Parts>
  );
}

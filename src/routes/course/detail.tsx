import { useContext } from 'react';
import { useMatch, useParams, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { getCourse } from '../../api/course.ts';
import { type CourseVersion, courseDetailMachine } from '../../machines/course/detail.machine.ts';
import { paths, patterns } from '../../paths.ts';
import { LoadingText } from '../../ui/primitives/loading-text.tsx';
import { CourseDetailScreen } from '../../ui/screens/course/detail/detail.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useEffects } from '../effects.ts';
import { FirstScreenContext, useFlow, useOrigin } from '../first-screen.ts';
import { useHead } from '../head.ts';
import { part } from '../parts.tsx';
import { useEnrolment } from '../payment/enrolment.tsx';
import { useShare } from '../share.ts';
import { useEmitted } from '../use-emitted.ts';
import { aboutCourse } from './about.ts';
import { connectCourseDetail } from './detail.connect.ts';
import { useInstructorMessage, useInstructorProfile } from './dialogs.tsx';
import { CourseMaterials } from './materials.tsx';

// Loaded when its tab is first opened.
const CourseReviews = part('CourseReviews', () => import('./reviews.tsx'), {
  waiting: <LoadingText />,
  isEager: true,
});

// Loaded only for a student who has paid for the course and has lost access.
const LostAccess = part('LostAccessScreen', () => import('../../ui/screens/course/lost-access/lost-access.view.tsx'));

const machine = courseDetailMachine.provide({ actors: { getCourse } });

/** `?view=` may name a version; any other value is ignored. */
const chosenVersion = z.catch(z.optional(z.enum(['storefront', 'classroom'])), undefined);

/** /courses/{courseId} and its /outline (§course.1, §course.3). */
export function CourseDetail() {
  const { courseId = '' } = useParams();
  const [search] = useSearchParams();
  const { isAuthenticated } = useAuth();
  const showsOutline = useMatch(patterns.outline) !== null;
  const version =
    chosenVersion.parse(search.get('view') ?? undefined) ?? (isAuthenticated ? 'classroom' : 'storefront');
  // Keyed, so that another course, version, or a sign-in starts the flow again.
  const key = [courseId, version, showsOutline, isAuthenticated].join(' ');
  return <CoursePage key={key} courseId={courseId} version={version} showsOutline={showsOutline} />;
}

type CoursePageProps = { courseId: string; version: CourseVersion; showsOutline: boolean };

function CoursePage({ courseId, version, showsOutline }: CoursePageProps) {
  const [snapshot, send, flow] = useFlow(machine, { input: { courseId, version, showsOutline } });
  const { course } = snapshot.context;
  const origin = useOrigin();
  const enrolment = useEnrolment({ course, onEnrolled: () => send({ type: 'refresh' }) });
  const contact = useInstructorMessage(courseId, course);
  const profile = useInstructorProfile(course);
  const share = useShare({ title: course?.title ?? '', url: origin + paths.course(courseId) });
  const isDemonstration = useContext(FirstScreenContext)?.isDemonstration ?? false;
  useHead(
    course
      ? {
          title: course.title,
          description: course.description,
          picture: `/previews/${courseId}.png`,
          about: aboutCourse(course, { origin, isDemonstration }),
        }
      : { title: 'Course' },
  );
  useEffects(flow);
  useEmitted(flow, 'scroll.outline', scrollToOutline);
  const view = connectCourseDetail(snapshot, send, {
    enrolling: enrolment.enrollingId === courseId,
    onEnrol: () => course && enrolment.enrol(course),
    share,
    onProfile: profile.open,
    onContact: contact.open,
    materials: <CourseMaterials courseId={courseId} />,
    reviews: <CourseReviews courseId={courseId} />,
  });
  return (
    <>
      {course?.lostAccess && <LostAccess view={{ state: course.lostAccess }} />}
      <CourseDetailScreen view={view} />
      {enrolment.element}
      {contact.element}
      {profile.element}
    </>
  );
}

function scrollToOutline() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('outline')?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
}

import { actor } from '../../api/actors.ts';
import { listAssignments } from '../../api/assignments.ts';
import { listCourses } from '../../api/catalogue.ts';
import { listEnrolledCourses } from '../../api/course.ts';
import type { OperationInput } from '../../api/operation.ts';
import { followedPathMachine } from '../../machines/dashboard/followed-path.machine.ts';
import { myCoursesMachine } from '../../machines/dashboard/my-courses.machine.ts';
import { quickLinksMachine } from '../../machines/dashboard/quick-links.machine.ts';
import { recommendedCoursesMachine } from '../../machines/dashboard/recommended-courses.machine.ts';
import { paths } from '../../paths.ts';
import { DashboardContainer } from '../../ui/parts/dashboard-container.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { DueScreen } from '../../ui/screens/dashboard/due/due.view.tsx';
import { FirstWindow } from '../../ui/screens/dashboard/first-window.tsx';
import { LearningResources } from '../../ui/screens/dashboard/learning-resources/learning-resources.tsx';
import { MyCoursesScreen } from '../../ui/screens/dashboard/my-courses/my-courses.view.tsx';
import { OtherCourses } from '../../ui/screens/dashboard/my-courses/other-courses.tsx';
import { QuickLinksScreen } from '../../ui/screens/dashboard/quick-links/quick-links.view.tsx';
import { RecommendedCoursesScreen } from '../../ui/screens/dashboard/recommended-courses/recommended-courses.view.tsx';
import { useAuth } from '../account/session.tsx';
import { codeFile } from '../code-file.ts';
import { useEffects } from '../effects.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { part } from '../parts.tsx';
import { useEnrolment } from '../payment/enrolment.tsx';
import { connectDue } from './due.connect.ts';
import { connectMyCourses, otherCourses } from './my-courses.connect.ts';
import { connectQuickLinks } from './quick-links.connect.ts';
import { connectRecommendedCourses, followingOf } from './recommended-courses.connect.ts';
import { SpecialOffer } from './special-offer.tsx';
import { useWelcomeBanner } from './welcome-banner.tsx';

const mine = myCoursesMachine.provide({ actors: { listEnrolledCourses } });
const links = quickLinksMachine.provide({ actors: { listAssignments } });
// Loaded separately, because every file that the dashboard imports is listed in the file that all pages load.
const currentPath = codeFile(() => import('../../api/analytics/current-path.ts'));
const getPath = actor(async (input: OperationInput<'getPath'>, signal) =>
  (await currentPath()).loadPath(input, signal),
);
const followed = followedPathMachine.provide({ actors: { getPath } });
const recommended = recommendedCoursesMachine.provide({ actors: { listCourses } });

// Mostly these parts are empty. The parts below them appear only once that is known, so they are loaded at once.
const known = { isEager: true, failed: null };
const DashboardWeek = part('DashboardWeek', () => import('./week.tsx'), known);
const UnreadAnnouncements = part('UnreadAnnouncements', () => import('../announcements/unread.tsx'), known);
const ReviewDue = part('ReviewDue', () => import('../analytics/review-due.tsx'), known);
// The link without its number, for as long as the number is being loaded, or if it cannot be.
const messages = (
  <LinkButton to={paths.messages} variant="secondary">
    Messages
  </LinkButton>
);
const NewMessages = part('NewMessages', () => import('../questions/new-messages.tsx'), {
  waiting: messages,
  failed: messages,
});

const learningLinks = {
  tutorials: paths.tutorials,
  community: paths.community,
  external: paths.externalResources,
};

/** The student's dashboard (§dashboard.1 to §dashboard.23): what is next and due first, then the rest. */
export function Dashboard() {
  const { currentUser } = useAuth();
  const { zone } = useViewer();
  const welcome = useWelcomeBanner();
  const [myCourses, sendToMine] = useFlow(mine);
  const [quickLinks, sendToLinks] = useFlow(links);
  const [path] = useFlow(followed);
  const [recommendations, sendToRecommended, recommendedFlow] = useFlow(recommended);
  useEffects(recommendedFlow);

  const enrolment = useEnrolment({
    onEnrolled: () => {
      sendToRecommended({ type: 'refresh' });
      sendToMine({ type: 'refresh' });
      sendToLinks({ type: 'refresh' });
    },
  });

  const courses = connectMyCourses(myCourses, sendToMine);
  // Nothing is to be continued yet, so the welcome is what comes next.
  const isNew = courses.state === 'loaded.empty';

  return (
    <DashboardContainer
      title={currentUser?.first_name ? `Hello, ${currentUser.first_name}` : 'Hello'}
      subtitle="Pick up where you left off, and see what is due."
      actions={
        <>
          <LinkButton to={paths.analytics} variant="secondary">
            Analytics
          </LinkButton>
          <LinkButton to={paths.path} variant="secondary">
            Your Path
          </LinkButton>
          <NewMessages />
        </>
      }
    >
      {isNew && welcome}
      <FirstWindow
        next={<MyCoursesScreen view={courses} />}
        due={
          <>
            <DueScreen view={connectDue(quickLinks, sendToLinks, zone)} />
            <ReviewDue />
          </>
        }
        week={<DashboardWeek />}
      />
      <UnreadAnnouncements />
      {!isNew && welcome}
      <OtherCourses courses={otherCourses(myCourses)} />
      <QuickLinksScreen view={connectQuickLinks(quickLinks)} />
      <SpecialOffer />
      <RecommendedCoursesScreen
        view={connectRecommendedCourses(recommendations, sendToRecommended, enrolment, followingOf(path))}
      />
      <LearningResources to={learningLinks} />
      {enrolment.element}
    </DashboardContainer>
  );
}

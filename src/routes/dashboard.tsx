import { useMachine } from '@xstate/react';
import { listCourses, listEnrolledCourses } from '../api/courses.ts';
import { listAssignments } from '../api/study.ts';
import { myCoursesMachine } from '../machines/my-courses.machine.ts';
import { quickLinksMachine } from '../machines/quick-links.machine.ts';
import { recommendedCoursesMachine } from '../machines/recommended-courses.machine.ts';
import { DashboardContainer } from '../ui/parts/dashboard-container.tsx';
import { LearningResources } from '../ui/screens/learning-resources/learning-resources.tsx';
import { MyCoursesScreen } from '../ui/screens/my-courses/my-courses.view.tsx';
import { QuickLinksScreen } from '../ui/screens/quick-links/quick-links.view.tsx';
import { RecommendedCoursesScreen } from '../ui/screens/recommended-courses/recommended-courses.view.tsx';
import { connectMyCourses } from './dashboard/my-courses.connect.ts';
import { connectQuickLinks } from './dashboard/quick-links.connect.ts';
import { connectRecommendedCourses } from './dashboard/recommended-courses.connect.ts';
import { SpecialOffer } from './dashboard/special-offer.tsx';
import { WelcomeBanner } from './dashboard/welcome-banner.tsx';
import { useEffects } from './effects.ts';
import { useEnrolment } from './enrolment.tsx';
import { paths } from './paths.ts';
import { useAuth } from './session.tsx';

const mine = myCoursesMachine.provide({ actors: { listEnrolledCourses } });
const links = quickLinksMachine.provide({ actors: { listAssignments } });
const recommended = recommendedCoursesMachine.provide({ actors: { listCourses } });

const learningPlaces = {
  tutorials: paths.tutorials,
  community: paths.community,
  external: paths.externalResources,
};

/** The student's dashboard (§2 Dashboard): what is under way and due first, what else there is after it. */
export function Dashboard() {
  const { currentUser } = useAuth();
  const [myCourses, sendToMine] = useMachine(mine);
  const [quickLinks, sendToLinks] = useMachine(links);
  const [recommendations, sendToRecommended, recommendedFlow] = useMachine(recommended);
  useEffects(recommendedFlow);

  const enrolment = useEnrolment({
    onEnrolled: () => {
      sendToRecommended({ type: 'refresh' });
      sendToMine({ type: 'refresh' });
      sendToLinks({ type: 'refresh' });
    },
  });

  return (
    <DashboardContainer
      title={currentUser?.first_name ? `Hello, ${currentUser.first_name}` : 'Hello'}
      subtitle="Pick up where you left off, and see what is due."
    >
      <WelcomeBanner />
      <MyCoursesScreen view={connectMyCourses(myCourses, sendToMine)} />
      <QuickLinksScreen view={connectQuickLinks(quickLinks)} />
      <SpecialOffer />
      <RecommendedCoursesScreen view={connectRecommendedCourses(recommendations, sendToRecommended, enrolment)} />
      <LearningResources to={learningPlaces} />
      {enrolment.element}
    </DashboardContainer>
  );
}

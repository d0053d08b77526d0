import { listCourseReviews } from '../../api/course/reviews.ts';
import { courseReviewsMachine } from '../../machines/course/reviews.machine.ts';
import { CourseReviewsScreen } from '../../ui/screens/course/reviews/reviews.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow } from '../first-screen.ts';
import { CourseOwnReview } from './own-review.tsx';
import { connectCourseReviews } from './reviews.connect.ts';

const machine = courseReviewsMachine.provide({ actors: { listCourseReviews } });

/** The classroom's reviews, loaded once their tab is opened. */
export function CourseReviews({ courseId }: { courseId: string }) {
  const { isAuthenticated } = useAuth();
  const [snapshot, send] = useFlow(machine, { input: { courseId } });
  const own = isAuthenticated && <CourseOwnReview courseId={courseId} onChanged={() => send({ type: 'reload' })} />;
  return <CourseReviewsScreen view={connectCourseReviews(snapshot, send)} own={own} />;
}

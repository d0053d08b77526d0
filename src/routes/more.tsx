import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { morePaths, morePatterns } from '../more-paths.ts';
import { paths } from '../paths.ts';
import { useAuth } from './account/session.tsx';
import { lazily } from './lazily.ts';
import { SignedInOnly } from './shell/guards.tsx';
import { titled } from './titled.tsx';

const Attendance = lazily('Attendance', () => import('./schedule/attendance.tsx'));
const ExtensionRequests = lazily('ExtensionRequests', () => import('./grading/extension-requests.tsx'));
const TaughtReviews = lazily('TaughtReviews', () => import('./course/taught-reviews.tsx'));
const Roster = lazily('Roster', () => import('./teaching/roster.tsx'));
const MailChoices = lazily('MailChoices', () => import('./account/mail-choices.tsx'));
const TaughtAnnouncements = lazily('TaughtAnnouncements', () => import('./announcements/taught.tsx'));
const Community = lazily('Community', () => import('./questions/community.tsx'));
const Discussion = lazily('Discussion', () => import('./questions/discussion.tsx'));
const Threads = lazily('Threads', () => import('./questions/threads.tsx'));
const Thread = lazily('Thread', () => import('./questions/thread.tsx'));
const TaughtClasses = lazily('TaughtClasses', () => import('./schedule/taught-classes.tsx'));
const PaymentReturn = lazily('PaymentReturn', () => import('./payment/return.tsx'));
const PaymentCancelled = lazily('PaymentCancelled', () => import('./payment/cancelled.tsx'));
const Teaching = lazily('Teaching', () => import('./teaching/overview.tsx'));
const Grading = lazily('Grading', () => import('./grading/frame.tsx'));
const GradingQueue = lazily('GradingQueue', () => import('./grading/queue.tsx'));
const GradingSubmission = lazily('GradingSubmission', () => import('./grading/submission.tsx'));

/**
 * The addresses that `app.tsx` does not know (§product.7). They have a file of their own, so that the one that starts
 * every page does not grow with them.
 */
const routes: RouteObject[] = [
  {
    element: <SignedInOnly />,
    children: [
      titled(paths.paymentSuccess, 'Payment', PaymentReturn),
      titled(paths.paymentCancelled, 'Payment cancelled', PaymentCancelled),
      titled(paths.community, 'Community', Community),
      titled(morePatterns.discussion, 'Question', Discussion),
      titled(morePaths.messages, 'Messages', Threads),
      titled(morePatterns.thread, 'Conversation', Thread),
      titled(morePaths.settings, 'Settings', MailChoices),
      {
        element: <InstructorsOnly />,
        children: [
          titled(morePaths.teach, 'Teaching', Teaching),
          titled(morePatterns.teachAnnouncements, 'Announcements', TaughtAnnouncements),
          titled(morePaths.teachRequests, 'Requests', ExtensionRequests),
          titled(morePatterns.teachClasses, 'Classes', TaughtClasses),
          titled(morePatterns.teachAttendance, 'Attendance', Attendance),
          {
            element: <Grading />,
            children: [
              titled(morePaths.grading(), 'Grading', GradingQueue),
              { path: morePatterns.submission, element: <GradingSubmission /> },
            ],
          },
          titled(morePatterns.teachReviews, 'Reviews', TaughtReviews),
          titled(morePatterns.teachCourse, 'Students', Roster),
        ],
      },
    ],
  },
  { path: paths.register, element: <Register /> },
  { path: '*', element: <Navigate to={paths.landing} replace /> },
];

export function More() {
  return useRoutes(routes);
}

/** A student is led to the dashboard, as from an address that is not there (§teaching.3). */
function InstructorsOnly() {
  return useAuth().userRole === 'instructor' ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}

/** The navigation links to /register (§shell.5); the route is /registration (§product.11). */
function Register() {
  const { search } = useLocation();
  return <Navigate to={paths.registration + search} replace />;
}

import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { paths, patterns } from '../paths.ts';
import { lazily } from './lazily.ts';
import { Shell } from './shell/frame.tsx';
import { PublicOnly, SignedInOnly } from './shell/guards.tsx';
import { Titled, titled } from './titled.tsx';

const Landing = lazily('Landing', () => import('./shell/landing.tsx'));
const loadSignIn = () => import('./account/sign-in.tsx');
const Login = lazily('Login', loadSignIn);
const ForgotPassword = lazily('ForgotPassword', loadSignIn);
const Registration = lazily('Registration', () => import('./account/registration.tsx'));
const ResetPassword = lazily('ResetPassword', () => import('./account/reset-password.tsx'));

/** For visitors alone. */
const ofVisitors: RouteObject[] = [
  { index: true, element: <Titled as={Landing} /> },
  titled(paths.login, 'Sign in', Login),
  titled(paths.forgotPassword, 'Reset your password', ForgotPassword),
  titled(paths.registration, 'Create account', Registration),
  titled(paths.resetPassword, 'New password', ResetPassword),
];

const Analytics = lazily('Analytics', () => import('./analytics/overview.tsx'));
const Assignments = lazily('Assignments', () => import('./assignments/list.tsx'));
const Certifications = lazily('Certifications', () => import('./certificates/list.tsx'));
const Community = lazily('Community', () => import('./questions/community.tsx'));
const Dashboard = lazily('Dashboard', () => import('./dashboard/overview.tsx'));
const Discussion = lazily('Discussion', () => import('./questions/discussion.tsx'));
const LearningPath = lazily('LearningPath', () => import('./analytics/path.tsx'));
const MailChoices = lazily('MailChoices', () => import('./account/mail-choices.tsx'));
const PaymentCancelled = lazily('PaymentCancelled', () => import('./payment/cancelled.tsx'));
const PaymentReturn = lazily('PaymentReturn', () => import('./payment/return.tsx'));
const Payments = lazily('Payments', () => import('./payment/list.tsx'));
const Profile = lazily('Profile', () => import('./account/profile.tsx'));
const loadResources = () => import('./resources/list.tsx');
const Resources = lazily('Resources', loadResources);
const Tutorials = lazily('Tutorials', loadResources);
const ExternalResources = lazily('ExternalResources', loadResources);
const Resource = lazily('Resource', () => import('./resources/detail.tsx'));
const Review = lazily('Review', () => import('./analytics/review.tsx'));
const Schedules = lazily('Schedules', () => import('./schedule/list.tsx'));
const Thread = lazily('Thread', () => import('./questions/thread.tsx'));
const Threads = lazily('Threads', () => import('./questions/threads.tsx'));

/** For everyone who is signed in. */
const ofMembers: RouteObject[] = [
  titled(paths.dashboard, 'Dashboard', Dashboard),
  titled(paths.studentDashboard, 'Dashboard', Dashboard),
  titled(paths.profile, 'Profile', Profile),
  titled(paths.settings, 'Settings', MailChoices),
  titled(paths.assignments, 'Assignments', Assignments),
  titled(paths.resources, 'Learning Resources', Resources),
  titled(paths.tutorials, 'Free Tutorials', Tutorials),
  titled(paths.externalResources, 'External Resources', ExternalResources),
  { path: patterns.resource, element: <Resource /> },
  titled(paths.schedules, 'Class Schedule', Schedules),
  titled(paths.certifications, 'Certifications', Certifications),
  titled(paths.payments, 'Payments', Payments),
  titled(paths.paymentSuccess, 'Payment', PaymentReturn),
  titled(paths.paymentCancelled, 'Payment cancelled', PaymentCancelled),
  titled(paths.community, 'Community', Community),
  titled(patterns.discussion, 'Question', Discussion),
  titled(paths.messages, 'Messages', Threads),
  titled(patterns.thread, 'Conversation', Thread),
  titled(paths.analytics, 'Analytics', Analytics),
  titled(paths.review, 'Review', Review),
  titled(paths.path, 'Your Path', LearningPath),
];

const InstructorsOnly = lazily('InstructorsOnly', () => import('./teaching/instructors-only.tsx'));
const Announcements = lazily('TaughtAnnouncements', () => import('./announcements/taught.tsx'));
const Attendance = lazily('Attendance', () => import('./schedule/attendance.tsx'));
const Classes = lazily('TaughtClasses', () => import('./schedule/taught-classes.tsx'));
const ExtensionRequests = lazily('ExtensionRequests', () => import('./grading/extension-requests.tsx'));
const Grading = lazily('Grading', () => import('./grading/frame.tsx'));
const GradingQueue = lazily('GradingQueue', () => import('./grading/queue.tsx'));
const GradingSubmission = lazily('GradingSubmission', () => import('./grading/submission.tsx'));
const Reviews = lazily('TaughtReviews', () => import('./course/taught-reviews.tsx'));
const Roster = lazily('Roster', () => import('./teaching/roster.tsx'));
const Struggles = lazily('Struggles', () => import('./teaching/struggles.tsx'));
const Team = lazily('Team', () => import('./teaching/team.tsx'));
const Teaching = lazily('Teaching', () => import('./teaching/overview.tsx'));

/** For instructors. */
const ofInstructors: RouteObject[] = [
  titled(paths.teach.overview, 'Teaching', Teaching),
  titled(paths.teach.requests, 'Requests', ExtensionRequests),
  {
    element: <Grading />,
    children: [
      titled(paths.teach.grading(), 'Grading', GradingQueue),
      { path: patterns.teach.submission, element: <GradingSubmission /> },
    ],
  },
  titled(patterns.teach.course, 'Students', Roster),
  titled(patterns.teach.announcements, 'Announcements', Announcements),
  titled(patterns.teach.classes, 'Classes', Classes),
  titled(patterns.teach.attendance, 'Attendance', Attendance),
  titled(patterns.teach.reviews, 'Reviews', Reviews),
  titled(patterns.teach.struggles, 'Problem areas', Struggles),
  titled(patterns.teach.team, 'Team', Team),
];

const Catalogue = lazily('Catalogue', () => import('./catalogue/list.tsx'));
const Certificate = lazily('Certificate', () => import('./certificates/detail.tsx'));
const CourseDetail = lazily('CourseDetail', () => import('./course/detail.tsx'));
const Lesson = lazily('Lesson', () => import('./lesson/detail.tsx'));
const Portfolio = lazily('Portfolio', () => import('./practice/portfolio-page.tsx'));

/** For everyone. An address that is none of the app's leads to the landing page. */
const ofEveryone: RouteObject[] = [
  titled(paths.courses, 'Courses', Catalogue),
  { path: patterns.course, element: <CourseDetail /> },
  { path: patterns.outline, element: <CourseDetail /> },
  { path: patterns.lesson, element: <Lesson /> },
  { path: patterns.certificate, element: <Certificate /> },
  titled(patterns.portfolio, 'Portfolio', Portfolio),
  { path: paths.register, element: <Register /> },
  { path: '*', element: <Navigate to={paths.landing} replace /> },
];

/** The route table (§product.7). */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { element: <PublicOnly />, children: ofVisitors },
      {
        element: <SignedInOnly />,
        children: [...ofMembers, { element: <InstructorsOnly />, children: ofInstructors }],
      },
      ...ofEveryone,
    ],
  },
];

export function App() {
  return useRoutes(routes);
}

/** The navigation links to /register (§shell.5); the route is /registration (§product.11). */
function Register() {
  const { search } = useLocation();
  return <Navigate to={paths.registration + search} replace />;
}

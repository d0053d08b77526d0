import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { paths, patterns } from '../paths.ts';
import { codeFile } from './code-file.ts';
import { screen } from './parts.tsx';
import { Redirect } from './redirect.tsx';
import { Shell } from './shell/frame.tsx';
import { PublicOnly, SignedInOnly } from './shell/guards.tsx';
import { Titled, titled } from './titled.tsx';

const Landing = screen('Landing', () => import('./shell/landing.tsx'));
const signIn = codeFile(() => import('./account/sign-in.tsx'));
const Login = screen('Login', signIn);
const ForgotPassword = screen('ForgotPassword', signIn);
const Registration = screen('Registration', () => import('./account/registration.tsx'));
const ResetPassword = screen('ResetPassword', () => import('./account/reset-password.tsx'));

/** Pages for visitors only. */
const ofVisitors: RouteObject[] = [
  { index: true, element: <Titled as={Landing} /> },
  titled(paths.login, 'Sign in', Login),
  titled(paths.forgotPassword, 'Reset your password', ForgotPassword),
  titled(paths.registration, 'Create account', Registration),
  titled(paths.resetPassword, 'New password', ResetPassword),
];

const Analytics = screen('Analytics', () => import('./analytics/overview.tsx'));
const Assignments = screen('Assignments', () => import('./assignments/list.tsx'));
const Certifications = screen('Certifications', () => import('./certificates/list.tsx'));
const Community = screen('Community', () => import('./questions/community.tsx'));
const Dashboard = screen('Dashboard', () => import('./dashboard/overview.tsx'));
const Discussion = screen('Discussion', () => import('./questions/discussion.tsx'));
const LearningPath = screen('LearningPath', () => import('./analytics/path.tsx'));
const MailChoices = screen('MailChoices', () => import('./account/mail-choices.tsx'));
const PaymentCancelled = screen('PaymentCancelled', () => import('./payment/cancelled.tsx'));
const PaymentReturn = screen('PaymentReturn', () => import('./payment/return.tsx'));
const Payments = screen('Payments', () => import('./payment/list.tsx'));
const Profile = screen('Profile', () => import('./account/profile.tsx'));
const resources = codeFile(() => import('./resources/list.tsx'));
const Resources = screen('Resources', resources);
const Tutorials = screen('Tutorials', resources);
const ExternalResources = screen('ExternalResources', resources);
const Resource = screen('Resource', () => import('./resources/detail.tsx'));
const Review = screen('Review', () => import('./analytics/review.tsx'));
const Schedules = screen('Schedules', () => import('./schedule/list.tsx'));
const Thread = screen('Thread', () => import('./questions/thread.tsx'));
const Threads = screen('Threads', () => import('./questions/threads.tsx'));

/** Pages for everyone who is signed in. */
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

const InstructorsOnly = screen('InstructorsOnly', () => import('./teaching/instructors-only.tsx'));
const Announcements = screen('TaughtAnnouncements', () => import('./announcements/taught.tsx'));
const Attendance = screen('Attendance', () => import('./schedule/attendance.tsx'));
const Classes = screen('TaughtClasses', () => import('./schedule/taught-classes.tsx'));
const ExtensionRequests = screen('ExtensionRequests', () => import('./grading/extension-requests.tsx'));
const AssignmentStatistics = screen('AssignmentStatistics', () => import('./teaching/assignment-statistics.tsx'));
const Grades = screen('Grades', () => import('./teaching/grades.tsx'));
const Grading = screen('Grading', () => import('./grading/frame.tsx'));
const GradingQueue = screen('GradingQueue', () => import('./grading/queue.tsx'));
const GradingSubmission = screen('GradingSubmission', () => import('./grading/submission.tsx'));
const RegradeRequests = screen('RegradeRequests', () => import('./grading/regrade-requests.tsx'));
const Reviews = screen('TaughtReviews', () => import('./course/taught-reviews.tsx'));
const Roster = screen('Roster', () => import('./teaching/roster.tsx'));
const Student = screen('Student', () => import('./teaching/student.tsx'));
const Struggles = screen('Struggles', () => import('./teaching/struggles.tsx'));
const Team = screen('Team', () => import('./teaching/team.tsx'));
const Teaching = screen('Teaching', () => import('./teaching/overview.tsx'));

/** Pages for instructors. */
const ofInstructors: RouteObject[] = [
  titled(paths.teach.overview, 'Teaching', Teaching),
  titled(paths.teach.requests, 'Requests', ExtensionRequests),
  {
    element: <Grading />,
    children: [
      titled(paths.teach.grading(), 'Grading', GradingQueue),
      { path: patterns.teach.submission, element: <GradingSubmission /> },
      titled(paths.teach.regradeRequests, 'Regrade Requests', RegradeRequests),
    ],
  },
  titled(patterns.teach.course, 'Students', Roster),
  { path: patterns.teach.student, element: <Student /> },
  titled(patterns.teach.grades, 'Grades', Grades),
  { path: patterns.teach.statistics, element: <AssignmentStatistics /> },
  titled(patterns.teach.announcements, 'Announcements', Announcements),
  titled(patterns.teach.classes, 'Classes', Classes),
  titled(patterns.teach.attendance, 'Attendance', Attendance),
  titled(patterns.teach.reviews, 'Reviews', Reviews),
  titled(patterns.teach.struggles, 'Problem areas', Struggles),
  titled(patterns.teach.team, 'Team', Team),
];

const Catalogue = screen('Catalogue', () => import('./catalogue/list.tsx'));
const Certificate = screen('Certificate', () => import('./certificates/detail.tsx'));
const CourseDetail = screen('CourseDetail', () => import('./course/detail.tsx'));
const Lesson = screen('Lesson', () => import('./lesson/detail.tsx'));
const Portfolio = screen('Portfolio', () => import('./practice/portfolio-page.tsx'));

/** Pages for everyone. An unknown address leads to the landing page. */
const ofEveryone: RouteObject[] = [
  titled(paths.courses, 'Courses', Catalogue),
  { path: patterns.course, element: <CourseDetail /> },
  { path: patterns.outline, element: <CourseDetail /> },
  { path: patterns.lesson, element: <Lesson /> },
  { path: patterns.certificate, element: <Certificate /> },
  titled(patterns.portfolio, 'Portfolio', Portfolio),
  { path: paths.register, element: <Register /> },
  { path: '*', element: <Redirect to={paths.landing} replace /> },
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
  return <Redirect to={paths.registration + search} replace />;
}

import { Navigate, Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { paths } from '../paths.ts';
import { addForms } from '../sync/draft-forms.ts';
import { teachForms } from '../sync/teach-draft-forms.ts';
import { teachPaths, teachPatterns } from '../teach-paths.ts';
import { useAuth } from './account/session.tsx';
import { lazily } from './lazily.ts';
import { SignedInOnly } from './shell/guards.tsx';
import { titled } from './titled.tsx';

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

addForms(teachForms);

/** The instructors' pages. An address that is none of them is none at all, and leads to the landing page. */
const routes: RouteObject[] = [
  {
    element: <SignedInOnly />,
    children: [
      {
        element: <InstructorsOnly />,
        children: [
          titled(teachPaths.overview, 'Teaching', Teaching),
          titled(teachPaths.requests, 'Requests', ExtensionRequests),
          {
            element: <Grading />,
            children: [
              titled(teachPaths.grading(), 'Grading', GradingQueue),
              { path: teachPatterns.submission, element: <GradingSubmission /> },
            ],
          },
          titled(teachPatterns.course, 'Students', Roster),
          titled(teachPatterns.announcements, 'Announcements', Announcements),
          titled(teachPatterns.classes, 'Classes', Classes),
          titled(teachPatterns.attendance, 'Attendance', Attendance),
          titled(teachPatterns.reviews, 'Reviews', Reviews),
          titled(teachPatterns.struggles, 'Problem areas', Struggles),
          titled(teachPatterns.team, 'Team', Team),
        ],
      },
    ],
  },
  { path: '*', element: <Navigate to={paths.landing} replace /> },
];

export function Teach() {
  return useRoutes(routes);
}

/** A student is led to the dashboard, as from an address that is not there (§teaching.3). */
function InstructorsOnly() {
  return useAuth().userRole === 'instructor' ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}

import { Navigate, Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { paths, patterns } from '../paths.ts';
import { addForms } from '../sync/draft-forms.ts';
import { teachForms } from '../sync/teach-draft-forms.ts';
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

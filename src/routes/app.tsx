import { type RouteObject, useRoutes } from 'react-router-dom';
import { paths, patterns } from '../paths.ts';
import { lazily } from './lazily.ts';
import { Shell } from './shell/frame.tsx';
import { PublicOnly, SignedInOnly } from './shell/guards.tsx';
import { Titled, titled } from './titled.tsx';

const Landing = lazily('Landing', () => import('./shell/landing.tsx'));
const Catalogue = lazily('Catalogue', () => import('./catalogue/list.tsx'));
const CourseDetail = lazily('CourseDetail', () => import('./course/detail.tsx'));
const Lesson = lazily('Lesson', () => import('./lesson/detail.tsx'));
const Dashboard = lazily('Dashboard', () => import('./dashboard/overview.tsx'));
const Assignments = lazily('Assignments', () => import('./assignments/list.tsx'));
const loadResources = () => import('./resources/list.tsx');
const Resources = lazily('Resources', loadResources);
const Tutorials = lazily('Tutorials', loadResources);
const ExternalResources = lazily('ExternalResources', loadResources);
const Resource = lazily('Resource', () => import('./resources/detail.tsx'));
const Schedules = lazily('Schedules', () => import('./schedule/list.tsx'));
const Certifications = lazily('Certifications', () => import('./certificates/list.tsx'));
const Certificate = lazily('Certificate', () => import('./certificates/detail.tsx'));
const Profile = lazily('Profile', () => import('./account/profile.tsx'));
const loadSignIn = () => import('./account/sign-in.tsx');
const Login = lazily('Login', loadSignIn);
const ForgotPassword = lazily('ForgotPassword', loadSignIn);
const Registration = lazily('Registration', () => import('./account/registration.tsx'));
const ResetPassword = lazily('ResetPassword', () => import('./account/reset-password.tsx'));
const More = lazily('More', () => import('./more.tsx'));

/** The route table (§product.7). */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      {
        element: <PublicOnly />,
        children: [
          { index: true, element: <Titled as={Landing} /> },
          titled(paths.login, 'Sign in', Login),
          titled(paths.forgotPassword, 'Reset your password', ForgotPassword),
          titled(paths.registration, 'Create account', Registration),
          titled(paths.resetPassword, 'New password', ResetPassword),
        ],
      },
      {
        element: <SignedInOnly />,
        children: [
          titled(paths.dashboard, 'Dashboard', Dashboard),
          titled(paths.studentDashboard, 'Dashboard', Dashboard),
          titled(paths.profile, 'Profile', Profile),
          titled(paths.assignments, 'Assignments', Assignments),
          titled(paths.resources, 'Learning Resources', Resources),
          titled(paths.tutorials, 'Free Tutorials', Tutorials),
          titled(paths.externalResources, 'External Resources', ExternalResources),
          { path: patterns.resource, element: <Resource /> },
          titled(paths.schedules, 'Class Schedule', Schedules),
          titled(paths.certifications, 'Certifications', Certifications),
        ],
      },
      titled(paths.courses, 'Courses', Catalogue),
      { path: patterns.course, element: <CourseDetail /> },
      { path: patterns.outline, element: <CourseDetail /> },
      { path: patterns.lesson, element: <Lesson /> },
      { path: patterns.certificate, element: <Certificate /> },
      { path: '*', element: <More /> },
    ],
  },
];

export function App() {
  return useRoutes(routes);
}

import { type ComponentType, lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PublicOnly, SignedInOnly } from './guards.tsx';
import { paths } from './paths.ts';
import { Shell, type ShellProps } from './shell/shell.tsx';
import { useTitle } from './use-title.ts';

/** A route's screen, loaded when it is first gone to. */
function lazily<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const Landing = lazily('Landing', () => import('./landing.tsx'));
const Catalogue = lazily('Catalogue', () => import('./catalogue.tsx'));
const CourseDetail = lazily('CourseDetail', () => import('./course-detail.tsx'));
const Lesson = lazily('Lesson', () => import('./lesson.tsx'));
const Dashboard = lazily('Dashboard', () => import('./dashboard.tsx'));
const Assignments = lazily('Assignments', () => import('./assignments.tsx'));
const Resources = lazily('Resources', () => import('./resources.tsx'));
const Tutorials = lazily('Tutorials', () => import('./resources.tsx'));
const ExternalResources = lazily('ExternalResources', () => import('./resources.tsx'));
const Resource = lazily('Resource', () => import('./resource.tsx'));
const Schedules = lazily('Schedules', () => import('./schedules.tsx'));
const Certifications = lazily('Certifications', () => import('./certifications.tsx'));
const Certificate = lazily('Certificate', () => import('./certificate.tsx'));
const Profile = lazily('Profile', () => import('./profile.tsx'));
const PaymentReturn = lazily('PaymentReturn', () => import('./payment-return.tsx'));
const PaymentCancelled = lazily('PaymentCancelled', () => import('./payment-cancelled.tsx'));
const Login = lazily('Login', () => import('./sign-in.tsx'));
const ForgotPassword = lazily('ForgotPassword', () => import('./sign-in.tsx'));
const Registration = lazily('Registration', () => import('./registration.tsx'));
const ResetPassword = lazily('ResetPassword', () => import('./reset-password.tsx'));

/** The route table (§2). */
export function App(shell: ShellProps) {
  return (
    <Routes>
      <Route element={<Shell {...shell} />}>
        <Route element={<PublicOnly />}>
          <Route index element={<Titled as={Landing} />} />
          <Route path={paths.login} element={<Titled title="Sign in" as={Login} />} />
          <Route path={paths.forgotPassword} element={<Titled title="Reset your password" as={ForgotPassword} />} />
          <Route path={paths.registration} element={<Titled title="Create account" as={Registration} />} />
          <Route path={paths.resetPassword} element={<Titled title="New password" as={ResetPassword} />} />
        </Route>
        <Route element={<SignedInOnly />}>
          <Route path={paths.dashboard} element={<Titled title="Dashboard" as={Dashboard} />} />
          <Route path={paths.studentDashboard} element={<Titled title="Dashboard" as={Dashboard} />} />
          <Route path={paths.profile} element={<Titled title="Profile" as={Profile} />} />
          <Route path={paths.assignments} element={<Titled title="Assignments" as={Assignments} />} />
          <Route path={paths.resources} element={<Titled title="Learning Resources" as={Resources} />} />
          <Route path={paths.tutorials} element={<Titled title="Free Tutorials" as={Tutorials} />} />
          <Route
            path={paths.externalResources}
            element={<Titled title="External Resources" as={ExternalResources} />}
          />
          <Route path="/resources/:resourceId" element={<Resource />} />
          <Route path={paths.schedules} element={<Titled title="Class Schedule" as={Schedules} />} />
          <Route path={paths.certifications} element={<Titled title="Certifications" as={Certifications} />} />
          <Route path={paths.paymentSuccess} element={<Titled title="Payment" as={PaymentReturn} />} />
          <Route path={paths.paymentCancelled} element={<Titled title="Payment cancelled" as={PaymentCancelled} />} />
        </Route>
        <Route path={paths.courses} element={<Titled title="Courses" as={Catalogue} />} />
        <Route path="/courses/:courseId" element={<CourseDetail />} />
        <Route path="/courses/:courseId/outline" element={<CourseDetail />} />
        <Route path="/courses/:courseId/lessons/:lessonId" element={<Lesson />} />
        <Route path="/certificates/:certificateId" element={<Certificate />} />
        <Route path={paths.register} element={<Register />} />
        <Route path="*" element={<Navigate to={paths.landing} replace />} />
      </Route>
    </Routes>
  );
}

/** Sets the document's title; screens that know a better one set it again (`useTitle`). */
function Titled({ title, as: Screen }: { title?: string; as: ComponentType }) {
  useTitle(title);
  return <Screen />;
}

/** What the navigation links to (§2 Navigation bar); the route is /registration (decisions 2.1). */
function Register() {
  const { search } = useLocation();
  return <Navigate to={paths.registration + search} replace />;
}

import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { paths, patterns } from '../paths.ts';
import { lazily } from './lazily.ts';
import { SignedInOnly } from './shell/guards.tsx';
import { titled } from './titled.tsx';

const Analytics = lazily('Analytics', () => import('./analytics/overview.tsx'));
const Community = lazily('Community', () => import('./questions/community.tsx'));
const Discussion = lazily('Discussion', () => import('./questions/discussion.tsx'));
const LearningPath = lazily('LearningPath', () => import('./analytics/path.tsx'));
const MailChoices = lazily('MailChoices', () => import('./account/mail-choices.tsx'));
const PaymentCancelled = lazily('PaymentCancelled', () => import('./payment/cancelled.tsx'));
const PaymentReturn = lazily('PaymentReturn', () => import('./payment/return.tsx'));
const Payments = lazily('Payments', () => import('./payment/list.tsx'));
const Portfolio = lazily('Portfolio', () => import('./practice/portfolio-page.tsx'));
const Review = lazily('Review', () => import('./analytics/review.tsx'));
const Teach = lazily('Teach', () => import('./teach.tsx'));
const Thread = lazily('Thread', () => import('./questions/thread.tsx'));
const Threads = lazily('Threads', () => import('./questions/threads.tsx'));

/**
 * The addresses that `app.tsx` does not know (§product.7). They have a file of their own, so that the one that starts
 * every page does not grow with them.
 */
const routes: RouteObject[] = [
  {
    element: <SignedInOnly />,
    children: [
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
      titled(paths.settings, 'Settings', MailChoices),
    ],
  },
  titled(patterns.portfolio, 'Portfolio', Portfolio),
  { path: paths.register, element: <Register /> },
  { path: '*', element: <Teach /> },
];

export function More() {
  return useRoutes(routes);
}

/** The navigation links to /register (§shell.5); the route is /registration (§product.11). */
function Register() {
  const { search } = useLocation();
  return <Navigate to={paths.registration + search} replace />;
}

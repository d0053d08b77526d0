/** The URLs that `src/routes/more.tsx` routes. They are not in `src/paths.ts`, because that is loaded with every page. */

const segment = encodeURIComponent;

const community = '/community';

export const morePaths = {
  community,
  analytics: '/analytics',
  review: '/review',
  path: '/path',
  settings: '/settings',
  payments: '/payments',
  paymentSuccess: '/payment-success',
  paymentCancelled: '/payment-cancelled',
  messages: '/messages',
  thread: (threadId: string) => `/messages/${segment(threadId)}`,
  portfolio: (portfolioId: string) => `/portfolio/${segment(portfolioId)}`,
  discussion: (courseId: string, postId: string) => `${community}/${segment(courseId)}/${segment(postId)}`,
} as const;

/** The addresses of which one part is filled in, as the route table matches them. */
export const morePatterns = {
  thread: '/messages/:threadId',
  portfolio: '/portfolio/:portfolioId',
  discussion: '/community/:courseId/:postId',
} as const;

/** Every URL of the app: views, routes and tests take them from here. */
const segment = encodeURIComponent;

const community = '/community';
const teach = '/teach';

/** `from`: another list that a submission was opened from. */
type QueueFilters = {
  course?: string;
  assignment?: string;
  show?: 'returned';
  search?: string;
  from?: 'regrades';
};

const withFilters = (path: string, filters: QueueFilters) => {
  const search = String(new URLSearchParams(filters));
  return search ? `${path}?${search}` : path;
};

const taught =
  (page = '') =>
  (courseId: string) =>
    `${teach}/courses/${segment(courseId)}${page}`;

export const paths = {
  landing: '/',
  login: '/login',
  registration: '/registration',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  studentDashboard: '/student-dashboard',
  profile: '/profile',
  settings: '/settings',
  courses: '/courses',
  course: (courseId: string) => `/courses/${segment(courseId)}`,
  outline: (courseId: string) => `/courses/${segment(courseId)}/outline`,
  lesson: (courseId: string, lessonId: string) => `/courses/${segment(courseId)}/lessons/${segment(lessonId)}`,
  assignments: '/assignments',
  /** The assignments whose title contains this one. */
  assignmentsNamed: (title: string) => `/assignments?${new URLSearchParams({ search: title })}`,
  resources: '/resources',
  tutorials: '/resources/tutorials',
  externalResources: '/resources/external',
  resource: (resourceId: string) => `/resources/${segment(resourceId)}`,
  schedules: '/schedules',
  certifications: '/certifications',
  certificate: (certificateId: string) => `/certificates/${segment(certificateId)}`,
  portfolio: (portfolioId: string) => `/portfolio/${segment(portfolioId)}`,
  payments: '/payments',
  paymentSuccess: '/payment-success',
  paymentCancelled: '/payment-cancelled',
  analytics: '/analytics',
  review: '/review',
  path: '/path',
  community,
  discussion: (courseId: string, postId: string) => `${community}/${segment(courseId)}/${segment(postId)}`,
  messages: '/messages',
  thread: (threadId: string) => `/messages/${segment(threadId)}`,
  /** The conversations of a course in which this name, or a word like it, occurs. */
  threadsNamed: (course: string, search: string) => `/messages?${new URLSearchParams({ search, course })}`,
  /** The instructors' pages. */
  teach: {
    overview: teach,
    requests: `${teach}/requests`,
    regradeRequests: `${teach}/regrade-requests`,
    course: taught(),
    /** The students of the course whose name contains this one. */
    studentsNamed: (courseId: string, name: string) => `${taught()(courseId)}?${new URLSearchParams({ search: name })}`,
    student: (courseId: string, studentId: string) => `${taught()(courseId)}/students/${segment(studentId)}`,
    grades: taught('/grades'),
    /** The gradebook with the students who have such work. */
    gradesWith: (courseId: string, show: 'missing' | 'late') => `${taught('/grades')(courseId)}?show=${show}`,
    statistics: (courseId: string, assignmentId: string) =>
      `${taught('/assignments')(courseId)}/${segment(assignmentId)}`,
    announcements: taught('/announcements'),
    classes: taught('/classes'),
    reviews: taught('/reviews'),
    struggles: taught('/struggles'),
    team: taught('/team'),
    attendance: (courseId: string, classId: string) =>
      `${teach}/courses/${segment(courseId)}/classes/${segment(classId)}/attendance`,
    grading: (filters: QueueFilters = {}) => withFilters(`${teach}/grading`, filters),
    submission: (of: { courseId: string; submissionId: string }, filters: QueueFilters = {}) =>
      withFilters(`${teach}/grading/${segment(of.courseId)}/${segment(of.submissionId)}`, filters),
  },
} as const;

/** The addresses of which one part is filled in, as the route table matches them. */
export const patterns = {
  course: '/courses/:courseId',
  outline: '/courses/:courseId/outline',
  lesson: '/courses/:courseId/lessons/:lessonId',
  resource: '/resources/:resourceId',
  certificate: '/certificates/:certificateId',
  portfolio: '/portfolio/:portfolioId',
  discussion: '/community/:courseId/:postId',
  thread: '/messages/:threadId',
  teach: {
    course: '/teach/courses/:courseId',
    student: '/teach/courses/:courseId/students/:studentId',
    grades: '/teach/courses/:courseId/grades',
    statistics: '/teach/courses/:courseId/assignments/:assignmentId',
    announcements: '/teach/courses/:courseId/announcements',
    classes: '/teach/courses/:courseId/classes',
    reviews: '/teach/courses/:courseId/reviews',
    struggles: '/teach/courses/:courseId/struggles',
    team: '/teach/courses/:courseId/team',
    attendance: '/teach/courses/:courseId/classes/:classId/attendance',
    submission: '/teach/grading/:courseId/:submissionId',
  },
} as const;

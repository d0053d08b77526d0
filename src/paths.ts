/** The URLs of the app: views, routes and tests take them from here. `more-paths.ts` has those of rarer pages. */
const segment = encodeURIComponent;

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
  courses: '/courses',
  course: (courseId: string) => `/courses/${segment(courseId)}`,
  outline: (courseId: string) => `/courses/${segment(courseId)}/outline`,
  lesson: (courseId: string, lessonId: string) => `/courses/${segment(courseId)}/lessons/${segment(lessonId)}`,
  assignments: '/assignments',
  resources: '/resources',
  tutorials: '/resources/tutorials',
  externalResources: '/resources/external',
  resource: (resourceId: string) => `/resources/${segment(resourceId)}`,
  schedules: '/schedules',
  certifications: '/certifications',
  certificate: (certificateId: string) => `/certificates/${segment(certificateId)}`,
  teach: '/teach',
} as const;

/** The addresses of which one part is filled in, as the route table matches them. */
export const patterns = {
  course: '/courses/:courseId',
  outline: '/courses/:courseId/outline',
  lesson: '/courses/:courseId/lessons/:lessonId',
  resource: '/resources/:resourceId',
  certificate: '/certificates/:certificateId',
} as const;

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { connected, type Workshop } from './workshop.tsx';

const meta = { title: 'Flows/Connected', ...connected } satisfies Meta<typeof Workshop>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string | RegExp) => userEvent.click(await screen.findByRole('link', { name }));
/** Waits until the dialog has faded in. */
const dialog = (name: string) => waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
const seen = async (name: string | RegExp) =>
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();

export const Landing = {
  args: { signedIn: false },
  parameters: { path: '/' },
  play: async () => {
    await follow('Explore Courses');
    await seen('Explore Our Courses');
  },
} satisfies Story;

export const Login = {
  args: { signedIn: false },
  parameters: { path: '/login', machine: 'account/sign-in' },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Email'), 'student@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'Learning1');
    await press('Sign In');
    await seen(/^Hello/);
  },
} satisfies Story;

export const ForgotPassword = {
  args: { signedIn: false },
  parameters: { path: '/forgot-password', machine: 'account/sign-in' },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Email'), 'student@example.com');
    await press('Send Reset Link');
    await expect(await screen.findByRole('heading', { name: 'Reset Link Sent!' })).toBeVisible();
  },
} satisfies Story;

export const Registration = {
  args: { signedIn: false },
  parameters: { path: '/registration?token=invitation', machine: 'account/registration' },
  play: async () => expect(await screen.findByLabelText('Email')).toHaveValue('noor.haddad@example.com'),
} satisfies Story;

export const ResetPassword = {
  args: { signedIn: false },
  parameters: { path: '/reset-password?token=reset', machine: 'account/reset-password' },
  play: async () => expect(await screen.findByLabelText('Confirm Password')).toBeVisible(),
} satisfies Story;

export const Catalogue = {
  args: { signedIn: false },
  parameters: { path: '/courses', machine: 'catalogue/list' },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'engineering');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^View Course/ })).toHaveLength(1));
  },
} satisfies Story;

export const CourseDetail = {
  parameters: { path: '/courses/data-engineering', machine: 'course/detail' },
  play: async () => {
    await press('Enroll Now');
    await dialog('Complete Payment');
    await expect(await within(screen.getByRole('dialog')).findByText('£349.99')).toBeVisible();
  },
} satisfies Story;

export const CourseStorefront = {
  args: { signedIn: false },
  parameters: { path: '/courses/data-engineering', machine: 'course/detail' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Enroll Now' })).toBeVisible();
  },
} satisfies Story;

export const CourseClassroom = {
  parameters: { path: '/courses/data-analytics', machine: 'course/detail' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Continue Learning' })).toBeVisible();
  },
} satisfies Story;

export const Community = {
  parameters: { path: '/community', machine: 'questions/community' },
  play: async () => {
    await follow(/Why does the median not move/);
    await seen('Why does the median not move?');
  },
} satisfies Story;

export const Discussion = {
  parameters: {
    path: '/community/data-analytics/9d3e5f70-1a2b-4c3d-8e4f-6a7b8c9d0e1f',
    machine: 'questions/discussion',
  },
  play: async () => {
    await press('Report: the question');
    await dialog('Report');
  },
} satisfies Story;

export const Threads = {
  parameters: { path: '/messages', machine: 'questions/threads' },
  play: async () => {
    await follow(/From request to question/);
    await seen('Data Analytics');
  },
} satisfies Story;

export const Thread = {
  parameters: { path: '/messages/2b7e4c90-5d1f-4e3a-8c62-9f0a1b2c3d4e', machine: 'questions/thread' },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Your reply'), 'Thank you, that helps.');
    await press('Send Reply');
    await expect(await screen.findAllByText('Thank you, that helps.')).not.toHaveLength(0);
  },
} satisfies Story;

export const Lesson = {
  parameters: { path: '/courses/data-analytics/lessons/m1-l1', machine: 'lesson/detail' },
  play: async () => seen('What a good question looks like'),
} satisfies Story;

export const LessonQuiz = {
  parameters: {
    path: '/courses/data-analytics/lessons/m1-l4',
    machine: 'lesson/quiz',
    specification: '§lesson.34',
  },
  play: async () => expect(await screen.findByRole('group', { name: /^1\. / })).toBeVisible(),
} satisfies Story;

export const Dashboard = {
  parameters: {
    path: '/dashboard',
    machine: 'dashboard/recommended-courses',
  },
  play: async () => {
    await press('Dismiss');
    await seen(/^Hello/);
  },
} satisfies Story;

export const Profile = {
  parameters: { path: '/profile', machine: 'account/profile-details' },
  play: async () => seen('Profile'),
} satisfies Story;

export const Assignments = {
  parameters: { path: '/assignments', machine: 'assignments/list' },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'pipeline');
    await press(/^View Details/);
    await dialog('Pipeline sketch');
  },
} satisfies Story;

export const Resources = {
  parameters: { path: '/resources', machine: 'resources/list' },
  play: async () => seen('Learning Resources'),
} satisfies Story;

export const Tutorials = {
  parameters: { path: '/resources/tutorials', machine: 'resources/list' },
  play: async () => seen('Free Tutorials'),
} satisfies Story;

export const ExternalResources = {
  parameters: { path: '/resources/external', machine: 'resources/list' },
  play: async () => seen('External Resources'),
} satisfies Story;

export const Resource = {
  parameters: { path: '/resources/reading-a-chart', machine: 'resources/detail' },
  play: async () => seen('Reading a chart in one minute'),
} satisfies Story;

export const Schedules = {
  parameters: { path: '/schedules', machine: 'schedule/list' },
  play: async () => expect(await screen.findByText('Office hours')).toBeVisible(),
} satisfies Story;

export const Certifications = {
  parameters: { path: '/certifications', machine: 'certificates/list' },
  play: async () => expect(await screen.findByText('Data Literacy')).toBeVisible(),
} satisfies Story;

export const Certificate = {
  args: { signedIn: false },
  parameters: { path: '/certificates/9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c', machine: 'certificates/detail' },
  play: async () => expect(await screen.findByText('Ada Okafor')).toBeVisible(),
} satisfies Story;

export const Portfolio = {
  args: { signedIn: false },
  parameters: { path: '/portfolio/5b0d9c7e-2f41-4c86-9a3e-7d1f0b6c8e25', machine: 'practice/portfolio-page' },
  play: async () => seen('What the spring showed'),
} satisfies Story;

export const Payments = {
  parameters: { path: '/payments', machine: 'payment/list' },
  play: async () => expect((await screen.findAllByText('Transaction ID'))[0]).toBeVisible(),
} satisfies Story;

export const PaymentReturn = {
  parameters: { path: '/payment-success?session_id=cs_5d7a3f1e9b20', machine: 'payment/return' },
  play: () => waitFor(() => expect(screen.getByText(/^Transaction ID/)).toBeVisible()),
} satisfies Story;

export const PaymentCancelled = {
  parameters: { path: '/payment-cancelled' },
  play: async () => {
    await follow('Return Home');
    await seen(/^Hello/);
  },
} satisfies Story;

export const Teaching = {
  args: { signedIn: 'instructor' },
  parameters: { path: '/teach', machine: 'teaching/overview' },
  play: async () => seen('Teaching'),
} satisfies Story;

export const StudentView = {
  args: { signedIn: 'instructor' },
  parameters: { path: '/teach', machine: 'teaching/student-view' },
  play: async () =>
    expect((await screen.findAllByRole('button', { name: /^Student View: / })).length).toBeGreaterThan(0),
} satisfies Story;

export const TaughtClasses = {
  args: { signedIn: 'instructor' },
  parameters: { path: '/teach/courses/data-analytics/classes', machine: 'schedule/taught-classes' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Plan a Class' }));
    await dialog('Plan a Class');
  },
} satisfies Story;

export const Attendance = {
  args: { signedIn: 'instructor' },
  parameters: {
    path: '/teach/courses/data-analytics/classes/morning-sql/attendance',
    machine: 'schedule/attendance',
  },
  play: async () => seen('Attendance'),
} satisfies Story;

export const ExtensionRequests = {
  args: { signedIn: 'instructor' },
  parameters: { path: '/teach/requests', machine: 'grading/extension-requests' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Answer Ada Okafor, Question log' }));
    await dialog('Answer Request');
  },
} satisfies Story;

export const RegradeRequests = {
  args: { signedIn: 'instructor' },
  parameters: {
    path: '/teach/regrade-requests',
    machine: 'grading/regrade-requests',
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Answer Ada Okafor, Survey clean-up' }));
    await dialog('Keep Grade');
  },
} satisfies Story;

export const Grading = {
  args: { signedIn: 'instructor' },
  parameters: {
    path: '/teach/grading/data-analytics/0b7e61f2-8d3c-4f7a-9a51-2f1c8de04a11',
    machine: 'grading/undo',
  },
  play: async () => seen('Ada Okafor'),
} satisfies Story;

export const GradingQueue = {
  args: { signedIn: 'instructor' },
  parameters: { path: '/teach/grading', machine: 'grading/queue' },
  play: async () => {
    await follow('Ada Okafor: Question log');
    await seen('Ada Okafor');
  },
} satisfies Story;

export const GradingSubmission = {
  args: { signedIn: 'instructor' },
  parameters: {
    path: '/teach/grading/data-analytics/0b7e61f2-8d3c-4f7a-9a51-2f1c8de04a11',
    machine: 'grading/feedback',
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^1. Every one/ }));
    await expect(await screen.findByText('Total: 40%')).toBeVisible();
  },
} satisfies Story;

export const TaughtReviews = {
  args: { signedIn: 'instructor' },
  parameters: { path: '/teach/courses/data-analytics/reviews', machine: 'course/taught-reviews' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Answer, Amina K.' }));
    await dialog('Answer Review');
  },
} satisfies Story;

export const TaughtAnnouncements = {
  args: { signedIn: 'instructor' },
  parameters: { path: '/teach/courses/data-analytics/announcements', machine: 'announcements/taught' },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Title'), 'A new data set');
    await userEvent.type(screen.getByLabelText('Text'), 'Please load it again.');
    await press('Announce');
    await expect(await screen.findByText('Announced')).toBeVisible();
  },
} satisfies Story;

export const MailChoices = {
  parameters: { path: '/settings', machine: 'account/mail-choices' },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Announcements in my courses' }));
    await seen('Settings');
  },
} satisfies Story;

export const TeachingMails = {
  args: { signedIn: 'instructor' },
  parameters: { path: '/settings', machine: 'teaching/mails' },
  play: async () => {
    await seen('Settings');
    const questions = await screen.findByRole('group', { name: 'Questions from students' });
    await userEvent.click(within(questions).getByRole('radio', { name: 'Never' }));
  },
} satisfies Story;

export const Analytics = {
  parameters: {
    path: '/analytics',
    machine: 'analytics/week',
  },
  play: async () => {
    await seen('Analytics');
    await press('Change Goal');
    await press('Save Goal');
    await expect(await screen.findByRole('img', { name: 'Minutes a day' })).toBeVisible();
  },
} satisfies Story;

export const Review = {
  parameters: { path: '/review', machine: 'analytics/review' },
  play: async () => {
    await seen('Review');
    await userEvent.click((await screen.findAllByRole('radio'))[1] ?? document.body);
    await press('Check');
    await press('Good');
  },
} satisfies Story;

export const LearningPath = {
  parameters: { path: '/path', machine: 'analytics/path' },
  play: async () => {
    await seen('Your Path');
    // The button is disabled until the code of its dialog has been loaded, which is after the page.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change the Order' })).toHaveAttribute('aria-disabled', 'false'),
    );
    await press('Change the Order');
    await dialog('Change the order');
  },
} satisfies Story;

export const Roster = {
  args: { signedIn: 'instructor' },
  parameters: { path: '/teach/courses/data-analytics', machine: 'teaching/roster' },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Marek Nowak' }));
    await press('Message 1 Student');
    await dialog('Message Student');
  },
} satisfies Story;

export const Grades = {
  args: { signedIn: 'instructor' },
  parameters: {
    path: '/teach/courses/data-analytics/grades',
    machine: 'teaching/grades',
  },
  play: async () => {
    const grade = await screen.findByRole('link', { name: /^Question log, Leila Haidari: 92%/ });
    grade.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('link', { name: /^Question log, Marek Nowak: Needs grading/ })).toHaveFocus();
  },
} satisfies Story;

export const AssignmentStatistics = {
  args: { signedIn: 'instructor' },
  parameters: {
    path: '/teach/courses/data-analytics/assignments/question-log',
    machine: 'teaching/assignment-statistics',
  },
  play: async () => {
    await seen('Question log');
    await expect(await screen.findByRole('img', { name: 'Students by grade' })).toBeVisible();
  },
} satisfies Story;

export const Student = {
  args: { signedIn: 'instructor' },
  parameters: {
    path: '/teach/courses/data-analytics/students/3d1f5a2c-7b64-4f0e-9a58-1c2e6d8b4f70',
    machine: 'teaching/student',
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Leila Haidari' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Sales report' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/teach\/grading\/data-analytics\//),
    );
  },
} satisfies Story;

export const Struggles = {
  args: { signedIn: 'instructor' },
  parameters: { path: '/teach/courses/data-analytics/struggles', machine: 'teaching/struggles' },
  play: async () => {
    // Hidden until the code of the chart above it has come.
    await waitFor(() => expect(screen.getByText(/^Most difficult/)).toBeVisible());
  },
} satisfies Story;

export const Team = {
  args: { signedIn: 'instructor' },
  parameters: { path: '/teach/courses/data-analytics/team', machine: 'teaching/team' },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Email'), 'mira@example.com');
    await press('Add Instructor');
    await expect(await screen.findByText('Mira Castell teaches this course now')).toBeVisible();
    await press('Remove Mira Castell');
    await dialog('Remove Mira Castell?');
  },
} satisfies Story;

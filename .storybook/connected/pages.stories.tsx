/**
 * Each page as it first is, whole: only there does a part lie where a person meets it. What one came for is declared for
 * each, and held in the first window (docs/adr/028-first-window.md).
 */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { button, field, heading, link, type Main, region, textbox } from '../../src/ui/screens/came-for.fixture.ts';
import { allOf } from '../first-window.ts';
import { connected, type Workshop } from './workshop.tsx';

const meta = { title: 'Flows/Pages', ...connected } satisfies Meta<typeof Workshop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** @param cameFor the first is waited for */
const page = (path: string, cameFor: readonly [Main, ...Main[]], signedIn: boolean | 'instructor' = true): Story => ({
  args: { signedIn },
  parameters: { path, cameFor },
  play: async () => {
    await waitFor(() => expect(allOf(cameFor[0])).not.toHaveLength(0));
  },
});
const taught = (path: string, cameFor: readonly [Main, ...Main[]]): Story => page(path, cameFor, 'instructor');
const visited = (path: string, cameFor: readonly [Main, ...Main[]]): Story => page(path, cameFor, false);

const img = (name: string | RegExp): Main => ({ role: 'img', name });

export const Landing = visited('/', [link('Explore Courses')]);
export const Login = visited('/login', [textbox('Email'), button('Sign In')]);
export const ForgotPassword = visited('/forgot-password', [textbox('Email'), button('Send Reset Link')]);
export const Registration = visited('/registration?token=invitation', [field('Password'), button('Create Account')]);
export const ResetPassword = visited('/reset-password?token=reset', [field('New Password'), button('Change Password')]);
export const Catalogue = visited('/courses', [heading('Data Analytics'), { role: 'searchbox' }]);
export const CourseStorefront = visited('/courses/data-engineering', [button('Enroll Now')]);
export const CourseDetail = page('/courses/data-analytics', [link('Continue Learning')]);
export const Certificate = visited('/certificates/9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c', [
  { role: 'article', name: 'Certificate of completion' },
]);
export const Portfolio = visited('/portfolio/5b0d9c7e-2f41-4c86-9a3e-7d1f0b6c8e25', [
  heading('What the spring showed'),
]);

export const Lesson = page('/courses/data-analytics/lessons/m1-l1', [heading('What a good question looks like')]);
export const LessonQuiz = page('/courses/data-analytics/lessons/m1-l4', [{ role: 'group', name: /^1\. / }]);
export const Dashboard = page('/dashboard', [
  link(/^Continue Learning: Data Analytics/),
  region('Due next'),
  region('Review'),
  region('This week'),
]);
export const Analytics = page('/analytics', [region('3 of 4 days this week'), link('Continue Learning')]);
export const LearningPath = page('/path', [link(/^Continue|^Start/)]);
export const Review = page('/review', [{ role: 'radio' }, button('Check')]);
export const Assignments = page('/assignments', [button(/^View Details/)]);
export const Certifications = page('/certifications', [heading('Data Literacy')]);
export const Community = page('/community', [link(/Why does the median not move/)]);
export const Discussion = page('/community/data-analytics/9d3e5f70-1a2b-4c3d-8e4f-6a7b8c9d0e1f', [
  heading('Why does the median not move?'),
]);
export const Threads = page('/messages', [link(/From request to question/)]);
export const Thread = page('/messages/2b7e4c90-5d1f-4e3a-8c62-9f0a1b2c3d4e', [heading('You'), link('Reply')]);
export const MailChoices = page('/settings', [{ role: 'checkbox', name: 'Announcements in my courses' }]);
export const Payments = page('/payments', [heading('Data Analytics')]);
export const PaymentReturn = page('/payment-success?session_id=cs_5d7a3f1e9b20', [link('Start learning')]);
export const PaymentCancelled = page('/payment-cancelled', [link('Return Home')]);
export const Profile = page('/profile', [field('First name'), button('Save Profile')]);
export const Resources = page('/resources', [{ role: 'searchbox' }, link(/^(Read Guide|Watch Video)/)]);
export const Tutorials = page('/resources/tutorials', [link(/^(Read Guide|Watch Video)/)]);
export const ExternalResources = page('/resources/external', [link('All Resources')]);
export const Resource = page('/resources/reading-a-chart', [heading('Reading a chart in one minute')]);
export const Schedules = page('/schedules', [heading('Office hours')]);

export const Teaching = taught('/teach', [link('Classes: Data Analytics')]);
export const Roster = taught('/teach/courses/data-analytics', [link('Marek Nowak')]);
export const Student = taught('/teach/courses/data-analytics/students/3d1f5a2c-7b64-4f0e-9a58-1c2e6d8b4f70', [
  { role: 'progressbar', name: 'Progress' },
  link('Sales report'),
]);
export const Grades = taught('/teach/courses/data-analytics/grades', [
  link('Leila Haidari'),
  link(/^Question log, Leila Haidari/),
]);
export const AssignmentStatistics = taught('/teach/courses/data-analytics/assignments/question-log', [
  link('29 returned'),
  img('Students by grade'),
]);
export const TaughtAnnouncements = taught('/teach/courses/data-analytics/announcements', [
  textbox('Title'),
  button('Announce'),
]);
export const TaughtClasses = taught('/teach/courses/data-analytics/classes', [button('Plan a Class')]);
export const Attendance = taught('/teach/courses/data-analytics/classes/morning-sql/attendance', [button('Save')]);
export const TaughtReviews = taught('/teach/courses/data-analytics/reviews', [button(/^(Change )?Answer, /)]);
export const Struggles = taught('/teach/courses/data-analytics/struggles', [img(/^The hardest lessons/)]);
export const Team = taught('/teach/courses/data-analytics/team', [textbox('Email'), button('Add Instructor')]);
export const ExtensionRequests = taught('/teach/requests', [button('Answer Ada Okafor, Question log')]);
export const GradingSubmission = taught('/teach/grading/data-analytics/0b7e61f2-8d3c-4f7a-9a51-2f1c8de04a11', [
  button('Return'),
  { role: 'radio', name: /^1\. Every one/ },
]);
export const GradingQueue = taught('/teach/grading', [link('Ada Okafor: Question log')]);
export const RegradeRequests = taught('/teach/regrade-requests', [
  button(/^Answer Ada/),
  link(/^Open Submission: Ada/),
]);

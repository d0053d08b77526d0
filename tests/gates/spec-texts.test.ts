/** The specification's fixed texts and figures, to the letter, in the screens' own stories. */
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { User } from '../../src/api/account/session-store.ts';
import { navigationMenuMachine } from '../../src/machines/shell/navigation-menu.machine.ts';
import { messages } from '../../src/routes/messages.ts';
import { connectNavigationMenu } from '../../src/routes/shell/navigation-menu.connect.ts';
import * as progress from '../../src/ui/primitives/progress-bar.stories.tsx';
import * as registration from '../../src/ui/screens/account/registration/registration.view.stories.tsx';
import * as signIn from '../../src/ui/screens/account/sign-in/sign-in.view.stories.tsx';
import * as assignments from '../../src/ui/screens/assignments/list/list.view.stories.tsx';
import * as catalogue from '../../src/ui/screens/catalogue/list/list.view.stories.tsx';
import * as course from '../../src/ui/screens/course/detail/detail.view.stories.tsx';
import * as reviews from '../../src/ui/screens/course/reviews/reviews.view.stories.tsx';
import * as learning from '../../src/ui/screens/dashboard/learning-resources/learning-resources.stories.tsx';
import * as countdown from '../../src/ui/screens/dashboard/offer-countdown/offer-countdown.view.stories.tsx';
import * as links from '../../src/ui/screens/dashboard/quick-links/quick-links.view.stories.tsx';
import * as recommended from '../../src/ui/screens/dashboard/recommended-courses/recommended-courses.view.stories.tsx';
import * as banner from '../../src/ui/screens/dashboard/welcome-banner/welcome-banner.view.stories.tsx';
import * as cancelled from '../../src/ui/screens/payment/cancelled/cancelled.view.stories.tsx';
import * as payment from '../../src/ui/screens/payment/return/return.view.stories.tsx';
import * as resources from '../../src/ui/screens/resources/list/list.view.stories.tsx';
import * as schedules from '../../src/ui/screens/schedule/list/list.view.stories.tsx';
import * as landing from '../../src/ui/screens/shell/landing/landing.view.stories.tsx';
import * as navigation from '../../src/ui/screens/shell/navigation-menu/navigation-menu.view.stories.tsx';

type Stories = { default: { component?: unknown; args?: object } };

/** A story's HTML with its entities decoded, so that texts, labels and addresses are found as written. */
function markupOf(stories: Stories, name: string): string {
  const { component, args: shared } = stories.default;
  const story: unknown = Reflect.get(stories, name);
  const own = typeof story === 'object' && story !== null && 'args' in story ? story.args : {};
  // The types are given up here: the compiler has checked the story's arguments where the story is written.
  const screen = createElement(component as ComponentType<object>, { ...shared, ...(own as object) });
  const markup = renderToStaticMarkup(createElement(MemoryRouter, null, screen));
  return markup.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The visible text: what is between the tags, with white space collapsed. */
const textOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

function reads(stories: Stories, name: string, ...texts: string[]) {
  const markup = markupOf(stories, name);
  const text = textOf(markup);
  expect(texts.filter((each) => !text.includes(each) && !markup.includes(`"${each}"`))).toEqual([]);
}

/** The text of each link with its address. */
function linksOf(stories: Stories, name: string): Record<string, string> {
  const anchors = markupOf(stories, name).matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs);
  return Object.fromEntries([...anchors].map(([, to = '', inner = '']) => [textOf(inner).trim(), to]));
}

const count = (stories: Stories, name: string, pattern: RegExp) => markupOf(stories, name).match(pattern)?.length ?? 0;

it('§product.12 Routes: "Loading..." shows while a screen loads', () => {
  for (const stories of [catalogue, assignments, schedules, resources]) reads(stories, 'Loading', 'Loading...');
});

describe('Landing page', () => {
  it('§product.1, §shell.1 has its hero, six feature cards and the closing call', () => {
    reads(landing, 'Visitor', 'Student Analytics Platform', 'Why Choose Student Analytics Platform?');
    reads(landing, 'Visitor', 'Ready to Start Your Learning Journey?');
    reads(landing, 'Visitor', 'Join thousands of students who are already transforming their careers');
    const [, why = ''] = markupOf(landing, 'Visitor').split('Why Choose');
    expect(why.split('Ready to Start')[0]?.match(/<h3/g)).toHaveLength(6);
  });

  it('§shell.2 links to the sign-in and the catalogue', () => {
    expect(linksOf(landing, 'Visitor')).toMatchObject({
      'Get Started': '/login',
      'Sign In Now': '/login',
      'Explore Courses': '/courses',
      'Browse Courses': '/courses',
    });
  });
});

describe('Auth screens', () => {
  it('§account.12 Login mode: title, subtitle, fields and button', () => {
    reads(signIn, 'LoginEditing', 'Welcome back', 'Sign in to your account to continue', 'Email', 'Password');
    reads(signIn, 'LoginEditing', 'Remember me', 'Forgot password', 'Sign In', 'Student Analytics Platform');
    reads(signIn, 'LoginSubmitting', 'Signing in...');
  });

  it('§account.11 Marketing panel: three blurbs', () => {
    const text = textOf(markupOf(signIn, 'LoginEditing'));
    for (const blurb of [/progress tracking/i, /interactive learning/i, /analytics dashboard/i]) {
      expect(text).toMatch(blurb);
    }
  });

  it('§account.18, §account.20 Forgot-password mode: title, subtitle, buttons and the panel', () => {
    reads(signIn, 'ForgotEditing', 'Reset your password', "We'll send you a link to reset your password");
    reads(signIn, 'ForgotEditing', 'Send Reset Link', 'Back to Login');
    reads(signIn, 'ForgotSubmitting', 'Sending Reset Link...');
    reads(signIn, 'ForgotSent', 'Reset Link Sent!', 'Back to Login');
  });
});

describe('Registration page', () => {
  it('§account.23 No token: "Invalid Access" with a way home', () => {
    reads(registration, 'Missing', 'Invalid Access', 'No invitation token found');
    reads(registration, 'Missing', 'Registration is only accessible through a valid invitation link.');
    expect(linksOf(registration, 'Missing')).toMatchObject({ 'Return to Home': '/' });
  });

  it('§account.24, §account.27 Token present: the texts while it is validated and where it is invalid', () => {
    reads(registration, 'Validating', 'Validating your invitation...');
    reads(registration, 'Invalid', 'Invalid Invitation');
    expect(textOf(markupOf(registration, 'Invalid'))).toMatch(/invitation link .*invalid or has expired/);
    expect(linksOf(registration, 'Invalid')).toMatchObject({ 'Return to Home': '/' });
  });

  it('§account.29 Form: its fields, its button and "Sign in"', () => {
    reads(registration, 'Editing', 'Full Name', 'Email', 'Password', 'Confirm Password', 'Create Account');
    reads(registration, 'Submitting', 'Creating Account...');
    expect(linksOf(registration, 'Editing')).toMatchObject({ 'Sign in': '/login' });
    expect(count(registration, 'Editing', /<input[^>]* disabled=""/g)).toBe(2);
  });
});

describe('Dashboard', () => {
  it('§dashboard.1 Welcome banner: its text, "Complete Profile" and "Dismiss"', () => {
    reads(banner, 'Visible', 'Welcome to your learning dashboard', 'Dismiss');
    expect(linksOf(banner, 'Visible')).toMatchObject({ 'Complete Profile': '/profile' });
  });

  it('§dashboard.2, §dashboard.4 Special Offer card: text, code, countdown and "View All Offers"', () => {
    expect(textOf(markupOf(countdown, 'Counting')).replace(/\s+/g, ' ')).toContain(
      '25% off any course this week, code LEARN25',
    );
    expect(textOf(markupOf(countdown, 'Counting'))).toMatch(/hours.*minutes.*seconds/i);
    reads(countdown, 'Counting', 'View All Offers');
    reads(countdown, 'Expired', 'Offer expired');
  });

  it('§dashboard.5 Quick Links: four cards and the badges', () => {
    reads(links, 'Counted', 'Learning Resources', 'Class Schedules', 'Assignments', 'Certifications');
    reads(links, 'Counted', '2 Pending', '1 Overdue');
  });

  it('§dashboard.6 Recommended Courses: "View All" leads to the catalogue', () => {
    expect(linksOf(recommended, 'LoadedResults')).toMatchObject({ 'View All': '/courses' });
  });

  it('§product.14, §dashboard.10 Learning Resources: three cards', () => {
    reads(learning, 'Cards', 'Free Tutorials', 'Community Forum', 'External Resources');
    const where = Object.values(linksOf(learning, 'Cards')).toSorted();
    expect(where).toEqual(['/community', '/resources/external', '/resources/tutorials']);
  });
});

describe('§dashboard.7 Course card', () => {
  it('Shows level, price, modules, duration, students and instructor, and its actions', () => {
    const text = textOf(markupOf(recommended, 'LoadedResults'));
    expect(text).toMatch(/£\d/);
    expect(text).toMatch(/\d+ modules?/);
    expect(text).toMatch(/students/);
    reads(recommended, 'LoadedResults', 'Beginner', 'Enrolled', 'Continue Learning', 'View Course', 'Enroll');
  });

  it('§dashboard.8 Skeletons: three while loading', () => {
    expect(count(recommended, 'Loading', /<li\b/g)).toBe(3);
  });

  it('§dashboard.9 Load error: title, text and "Retry"', () => {
    reads(recommended, 'Failed', 'Failed to load courses', 'Retry');
    reads(recommended, 'Failed', 'There was an error loading the courses. Please try again.');
  });
});

describe('Course catalogue', () => {
  it('§catalogue.1 Back link, heading, tag, search and levels', () => {
    reads(
      catalogue,
      'LoadedResults',
      'Explore Our Courses',
      'Course Catalog',
      'All Levels',
      'Intermediate',
      'Advanced',
    );
    reads(catalogue, 'LoadedResults', 'Search courses by title or keyword...');
    expect(Object.values(linksOf(catalogue, 'LoadedResults'))).toContain('/dashboard');
  });

  it('§catalogue.4, §product.20 Card: level, £ price, rating with one decimal, modules, duration, students and "View Course"', () => {
    const text = textOf(markupOf(catalogue, 'LoadedResults'));
    expect(text).toMatch(/£299\.99/);
    expect(text).toMatch(/\b[0-5]\.\d\b/);
    expect(text).toMatch(/\d+ modules/);
    expect(text).toMatch(/students/);
    expect(markupOf(catalogue, 'LoadedResults')).toMatch(
      /View Course: [^>]*href="\/courses\/data-analytics"|href="\/courses\/data-analytics"[^>]*View Course: /,
    );
  });

  it('§catalogue.2 Header line: "1,200+ Students" and the count of courses', () => {
    reads(catalogue, 'LoadedResults', '1,200+ Students');
    expect(textOf(markupOf(catalogue, 'LoadedResults'))).toMatch(/\d+ Courses/);
  });

  it('§catalogue.3 Skeletons: six while loading', () => {
    expect(count(catalogue, 'Loading', /<li\b/g)).toBe(6);
  });

  it('§catalogue.6 Empty result: title, text and "Clear all filters"', () => {
    reads(catalogue, 'LoadedEmpty', 'No courses found', 'Clear all filters');
    const text =
      "We couldn't find any courses matching your search criteria. Try adjusting your filters or search term.";
    reads(catalogue, 'LoadedEmpty', text);
  });

  it('§catalogue.7 Error: title, text and "Retry"', () => {
    reads(catalogue, 'Failed', 'Error Loading Courses', 'Failed to load courses. Please try again later.', 'Retry');
  });
});

describe('Course detail, the storefront', () => {
  it('§course.5 Unknown id: title, text and "Back to Dashboard" to /', () => {
    reads(course, 'NotFound', 'Course Not Found');
    reads(course, 'NotFound', "The course you're looking for doesn't exist or has been removed.");
    expect(linksOf(course, 'NotFound')).toMatchObject({ 'Back to Dashboard': '/' });
  });

  it('§course.8, §course.9 Overview: parts and Course Features', () => {
    reads(course, 'LoadedOverview', 'Overview', 'Curriculum', 'Instructor', 'About This Course', "What You'll Learn");
    reads(course, 'LoadedOverview', 'Course Features', 'Duration', 'Level', 'Resources', '15 downloadable files');
    reads(course, 'LoadedOverview', 'Support', 'Forum & Email', 'Certificate', 'Upon completion', 'Access', 'Lifetime');
  });

  it('§course.10 Curriculum: "Free Preview" first, the others "Locked", each with "3 hours" and "5 lessons"', () => {
    reads(course, 'LoadedContentInStorefront', 'Free Preview', 'Preview', 'Locked', '3 hours', '5 lessons');
    expect(count(course, 'LoadedContentInStorefront', /Free Preview/g)).toBe(1);
  });

  it('§course.11 Instructor: "Lead Instructor", fixed figures and "View Full Profile"', () => {
    reads(course, 'LoadedInstructor', 'Lead Instructor', '15+ courses', '10k+ students', '4.9 rating', '8+ years');
    reads(course, 'LoadedInstructor', 'View Full Profile');
  });

  it('§course.12 Side card: offer, guarantee, what is included, three share buttons and two related courses', () => {
    reads(course, 'LoadedOverview', '£299.99', '£389.99', '30% OFF', 'Limited time offer', 'Enroll Now');
    reads(course, 'LoadedOverview', '30-day money-back guarantee', '24 hours of video', '15 downloadable resources');
    expect(textOf(markupOf(course, 'LoadedOverview'))).toMatch(/\d+ modules .*lifetime access.*certificate/i);
    reads(course, 'LoadedOverview', 'Share', 'Copy link', 'Email');
    reads(course, 'LoadedOverviewEnrolled', 'Already Enrolled');
  });
});

describe('Course detail, the classroom', () => {
  it('§course.5, §course.6 Alerts: "Error" with "Course not found" or the failed load, and "Return Home" to /', () => {
    reads(course, 'NotFoundInClassroom', 'Error', 'Course not found');
    reads(course, 'Failed', 'Error', 'Failed to load course. Please try again later.');
    expect(linksOf(course, 'NotFoundInClassroom')).toMatchObject({ 'Return Home': '/' });
    expect(linksOf(course, 'Failed')).toMatchObject({ 'Return Home': '/' });
  });

  it('§course.15, §course.16 Enrolled: badge, "You\'re enrolled!", the day, progress and buttons', () => {
    reads(course, 'LoadedContent', 'Enrolled', "You're enrolled!", 'Enrolled on', '% complete', 'Continue Learning');
  });

  it('§course.17, §course.19 Not enrolled: price, "One-time payment, lifetime access" and buttons', () => {
    reads(course, 'LoadedContentNotEnrolled', 'One-time payment, lifetime access', 'Enroll Now', 'Contact Instructor');
    expect(textOf(markupOf(course, 'LoadedContentNotEnrolled'))).toMatch(/£\d/);
    reads(course, 'LoadedContentNotEnrolled', 'Enroll in this course to unlock this module');
  });

  it('§course.18, §course.20 Tabs and Overview: About, What You\'ll Learn, Prerequisites and Course Details with "English"', () => {
    reads(course, 'LoadedOverviewInClassroom', 'Course Content', 'Overview', 'Reviews', 'About', "What You'll Learn");
    reads(course, 'LoadedOverviewInClassroom', 'Prerequisites', 'Course Details', 'Duration', 'Level', 'Students');
    reads(course, 'LoadedOverviewInClassroom', 'Language', 'English');
  });

  it('§course.21 Reviews: the distribution of stars, three reviews and "See All Reviews"', () => {
    reads(reviews, 'Some', '70%', '20%', '7%', '2%', '1%', 'See All Reviews');
    expect(count(reviews, 'Some', /<article\b|<blockquote\b|<li\b/g)).toBeGreaterThanOrEqual(3);
  });
});

describe('Payment result pages', () => {
  it('§payment.12 Success: "Transaction ID", the mail to come and two ways on', () => {
    reads(payment, 'Confirmed', 'Transaction ID', 'Thank you for your purchase!', 'email confirmation shortly');
    expect(linksOf(payment, 'Confirmed')).toMatchObject({ 'Go to Dashboard': '/dashboard', 'Return Home': '/' });
  });

  it('§payment.14 Cancelled: its text, "Go Back" and "Return Home"', () => {
    const text = "No charges were made to your account. You can try again whenever you're ready.";
    reads(cancelled, 'Cancelled', text, 'Go Back');
    expect(linksOf(cancelled, 'Cancelled')).toMatchObject({ 'Return Home': '/' });
  });
});

describe('Assignments page', () => {
  it('§assignments.2 Heading, subtitle, "Back to Dashboard" and "Calendar View"', () => {
    reads(assignments, 'LoadedListResults', 'Assignments', 'Manage and track your course assignments', 'Calendar View');
    expect(linksOf(assignments, 'LoadedListResults')).toMatchObject({ 'Back to Dashboard': '/dashboard' });
  });

  it('§assignments.3 Search and filters', () => {
    reads(assignments, 'LoadedListResults', 'Search by title, course or description...');
    reads(assignments, 'LoadedListResults', 'Status', 'All Statuses', 'Pending', 'Completed', 'Overdue', 'Graded');
    reads(assignments, 'LoadedListResults', 'Due Date', 'All Dates', 'Upcoming');
  });

  it('§assignments.7 Cards: status, due and submitted dates, grade, files and "View Details"', () => {
    const text = textOf(markupOf(assignments, 'LoadedListResults'));
    for (const part of [/Due/, /Submitted/, /\d+%/, /1 file\b/, /\d files\b/, /View Details/])
      expect(text).toMatch(part);
  });

  it('§assignments.8 Skeletons: four while loading', () => {
    expect(count(assignments, 'Loading', /<li\b/g)).toBe(4);
  });

  it('§assignments.10 Empty state: with and without a filter', () => {
    reads(assignments, 'LoadedListNoMatches', 'No assignments found', 'Try adjusting your filters or search query');
    reads(assignments, 'LoadedListNoMatches', 'Clear Filters');
    reads(assignments, 'LoadedListNone', 'No assignments found', "You don't have any assignments yet");
  });

  it('§assignments.9 Error alert', () => {
    reads(assignments, 'Failed', 'Error', 'Failed to load assignments. Please try again later.');
  });
});

describe('Learning Resources page', () => {
  it('§resources.2, §resources.3 Way back, search, categories and featured ones, each with the button of its type', () => {
    reads(
      resources,
      'LoadedResults',
      'Featured Resources',
      'Resources by Category',
      'Getting Started',
      'Visit Resource',
    );
    reads(resources, 'LoadedResults', 'Download Resource', 'Watch Video', 'Read Guide', 'View Resource');
    expect(linksOf(resources, 'LoadedResults')).toMatchObject({ 'Back to Dashboard': '/dashboard' });
  });
});

describe('Class Schedule page', () => {
  it('§schedule.1, §schedule.2 Way back, heading, subtitle and the day without classes', () => {
    reads(schedules, 'LoadedNothing', 'Class Schedule', 'View all your upcoming and past class sessions');
    reads(schedules, 'LoadedNothing', 'No classes scheduled for today');
    expect(linksOf(schedules, 'LoadedNothing')).toMatchObject({ 'Back to Dashboard': '/dashboard' });
  });

  it('§schedule.3 An item: title, status, date, time, location and instructor', () => {
    reads(schedules, 'Loaded', 'Office hours', 'Upcoming', 'Tue, 24 Nov 2026', '16:00 to 17:00 GMT', 'Online');
    reads(schedules, 'Loaded', 'Dr. Sarah Chen');
  });
});

describe('Navigation bar', () => {
  const person = { id: '1', email: 'ada@example.com', first_name: 'Ada', last_name: 'Okafor', registeredAt: '' };
  const itemsOf = (user: User | null) => {
    const menu = createActor(navigationMenuMachine).getSnapshot();
    const view = connectNavigationMenu(menu, () => {}, {
      user,
      onLogout: () => {},
      search: { keys: 'Ctrl+K', onSearch: () => {} },
    });
    return { home: view.home, items: view.items.map(({ label, to }) => [label, to]) };
  };

  it.each([
    ['student', 'Student', '/dashboard', []],
    ['instructor', 'Instructor', '/teach', [['Teaching', '/teach']]],
  ] as const)(
    '§product.5, §shell.4, §teaching.4 Roles: where it leads, and the label of the %s',
    (role, label, home, first) => {
      expect(itemsOf({ ...person, role })).toEqual({
        home,
        items: [
          ...first,
          ['Dashboard', '/dashboard'],
          ['Profile', '/profile'],
          ['Assignments', '/assignments'],
          [label, '/profile'],
        ],
      });
    },
  );

  it('§shell.5 Where it leads a visitor', () => {
    expect(itemsOf(null)).toEqual({
      home: '/',
      items: [
        ['Login', '/login'],
        ['Register', '/register'],
      ],
    });
  });

  it('§shell.3, §shell.4 Signed in: places and Logout; the logo leads to the dashboard', () => {
    expect(linksOf(navigation, 'Closed')).toMatchObject({
      Dashboard: '/dashboard',
      Profile: '/profile',
      Assignments: '/assignments',
    });
    reads(navigation, 'Closed', 'Logout', 'Student');
    expect(markupOf(navigation, 'Closed')).toMatch(
      /<a[^>]*(?:home"[^>]*href="\/dashboard"|href="\/dashboard"[^>]*home")/,
    );
  });

  it('§shell.3, §shell.5 Signed out: Login and Register; the logo leads to /', () => {
    expect(linksOf(navigation, 'ClosedVisitor')).toMatchObject({ Login: '/login', Register: '/register' });
    expect(markupOf(navigation, 'ClosedVisitor')).toMatch(/<a[^>]*(?:home"[^>]*href="\/"|href="\/"[^>]*home")/);
  });
});

it('§course.23 Progress bar: accepts 0 to max, which is 100 if left out', () => {
  const attributes = (name: string) =>
    markupOf(progress, name)
      .match(/aria-value(?:min|max|now)="\d+"/g)
      ?.toSorted();
  const between = (now: number, max: number) => [
    `aria-valuemax="${max}"`,
    'aria-valuemin="0"',
    `aria-valuenow="${now}"`,
  ];
  expect(attributes('Nothing')).toEqual(between(0, 100));
  expect(attributes('Complete')).toEqual(between(100, 100));
  expect(attributes('OutOfFive')).toEqual(between(3, 5));
});

describe('Notices', () => {
  it('§account.20, §account.21 Reset: success and failure', () => {
    expect(messages.resetLinkSent).toMatchObject({
      title: 'Reset link sent',
      message: 'Check your email for password reset instructions.',
    });
    expect(messages.resetFailed).toMatchObject({
      type: 'error',
      title: 'Reset failed',
      message: 'Failed to send reset link. Please try again.',
    });
  });

  it('§payment.3 Enrol: success and failure', () => {
    expect(messages.enrolmentSuccessful).toMatchObject({
      title: 'Enrollment Successful!',
      message: 'You have been enrolled in the course.',
    });
    expect(messages.enrolmentFailed).toMatchObject({
      title: 'Enrollment Failed',
      message: 'There was an error enrolling in the course. Please try again.',
    });
  });

  it('§account.26, §account.27, §account.28 Token validation: success, failure, invalid', () => {
    expect(messages.invitationValidated).toMatchObject({
      title: 'Welcome!',
      message: 'Your invitation has been validated',
    });
    expect(messages.invitationCheckFailed).toMatchObject({
      type: 'error',
      title: 'Validation Error',
      message: 'Failed to validate token',
    });
    expect(messages.invitationInvalid).toMatchObject({
      title: 'Token Invalid',
      message: 'The provided token is invalid or has expired.',
    });
  });

  it('§account.32, §payment.13 Registration and payment: success', () => {
    expect(messages.registrationSuccessful).toMatchObject({
      title: 'Registration successful',
      message: 'Your account has been created successfully. Please log in to continue.',
    });
    expect(messages.paymentSuccessful).toMatchObject({
      title: 'Payment Successful',
      message: 'Thank you for your purchase!',
    });
  });
});

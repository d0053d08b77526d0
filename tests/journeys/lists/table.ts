/**
 * Each list of the contract as the browser shows it past its first page, with the way in which each value of each of its
 * filters and orders is chosen. `tests/gates/contributing/lists.test.ts` names a value that has none.
 */
import type { Page } from '@playwright/test';
import { taughtAnnouncementsPage } from '../../pages/announcements/taught.page.ts';
import { coursePage } from '../../pages/course/detail.page.ts';
import { taughtReviewsPage } from '../../pages/course/taught-reviews.page.ts';
import { extensionRequestsPage } from '../../pages/grading/extension-requests.page.ts';
import { gradingQueuePage } from '../../pages/grading/queue.page.ts';
import { regradeRequestsPage } from '../../pages/grading/regrade-requests.page.ts';
import { paymentsPage } from '../../pages/payment/list.page.ts';
import { communityPage } from '../../pages/questions/community.page.ts';
import { threadsPage } from '../../pages/questions/threads.page.ts';
import { attendancePage } from '../../pages/schedule/attendance.page.ts';
import { taughtClassesPage } from '../../pages/schedule/taught-classes.page.ts';
import { gradesPage } from '../../pages/teaching/grades.page.ts';
import { rosterPage } from '../../pages/teaching/roster.page.ts';
import { courseId, otherCourseId } from './seed.ts';
import type { Table } from './shown.ts';

export const attendedClassId = 'lists-1';

const sortGrades = (sort: string) => (page: Page) => gradesPage(page).sortBy.selectOption(sort);
const sortRoster = (sort: string) => (page: Page) => rosterPage(page).sortBy.selectOption(sort);

export const shown: Table = {
  listCourseReviews: {
    open: async (page) => {
      await coursePage(page).open(courseId);
      await coursePage(page).showReviews();
    },
    rows: (page) =>
      page
        .getByRole('tabpanel')
        .getByRole('listitem')
        .filter({ hasText: /Clear, number \d/ }),
    more: (page) => coursePage(page).allReviewsButton,
    tells: ['text'],
    filters: {},
  },
  listRoster: {
    open: (page) => rosterPage(page).open(courseId),
    rows: (page) =>
      rosterPage(page)
        .table.getByRole('row')
        .filter({ has: page.getByRole('checkbox') }),
    more: (page) => rosterPage(page).moreButton,
    tells: ['name'],
    filters: {
      search: { blue: (page) => rosterPage(page).search.pressSequentially('blue') },
      show: { behind: (page) => rosterPage(page).behindFilter.click() },
      sort: {
        name: sortRoster('name'),
        progress: sortRoster('progress'),
        lastActive: sortRoster('lastActive'),
        overdue: sortRoster('overdue'),
      },
    },
  },
  listGrades: {
    open: (page) => gradesPage(page).open(courseId),
    rows: (page) => gradesPage(page).students,
    more: (page) => gradesPage(page).moreButton,
    tells: ['name'],
    filters: {
      search: { blue: (page) => gradesPage(page).search.pressSequentially('blue') },
      show: {
        missing: (page) => gradesPage(page).filter('missing').click(),
        late: (page) => gradesPage(page).filter('late').click(),
      },
      sort: {
        name: sortGrades('name'),
        courseGrade: sortGrades('courseGrade'),
        average: sortGrades('average'),
        missing: sortGrades('missing'),
      },
    },
  },
  listTaughtReviews: {
    open: (page) => taughtReviewsPage(page).open(courseId),
    rows: (page) => taughtReviewsPage(page).reviews.getByRole('listitem'),
    more: (page) => taughtReviewsPage(page).moreButton,
    tells: ['text'],
    filters: { show: { unanswered: (page) => taughtReviewsPage(page).filter('unanswered').click() } },
  },
  listCommunity: {
    open: (page) => communityPage(page).open(),
    rows: (page) => communityPage(page).list.getByRole('listitem'),
    more: (page) => communityPage(page).moreButton,
    tells: ['title'],
    filters: {
      search: {
        median: async (page) => {
          await communityPage(page).search.fill('median');
          await communityPage(page).searchButton.click();
        },
      },
      filter: { reported: (page) => communityPage(page).reportedFilter.click() },
    },
  },
  listThreads: {
    open: (page) => threadsPage(page).open(),
    rows: (page) => threadsPage(page).list.getByRole('listitem'),
    more: (page) => threadsPage(page).moreButton,
    tells: ['asker', 'excerpt'],
    filters: {
      filter: { unanswered: (page) => threadsPage(page).narrow({ filter: 'unanswered' }) },
      search: { median: (page) => threadsPage(page).narrow({ search: 'median' }) },
      course: { [otherCourseId]: (page) => threadsPage(page).narrow({ course: otherCourseId }) },
    },
  },
  listPayments: {
    open: (page) => paymentsPage(page).open(),
    rows: (page) => paymentsPage(page).list.getByRole('listitem'),
    more: (page) => paymentsPage(page).moreButton,
    tells: ['sessionId'],
    filters: {},
  },
  listExtensionRequests: {
    open: (page) => extensionRequestsPage(page).open(),
    rows: (page) => extensionRequestsPage(page).requests,
    more: (page) => extensionRequestsPage(page).moreButton,
    tells: ['student'],
    filters: {},
  },
  listRegradeRequests: {
    open: (page) => regradeRequestsPage(page).open(),
    rows: (page) => regradeRequestsPage(page).requests,
    more: (page) => regradeRequestsPage(page).moreButton,
    tells: ['student'],
    filters: {},
  },
  listGradingQueue: {
    open: (page) => gradingQueuePage(page).open(),
    rows: (page) => gradingQueuePage(page).rows,
    more: (page) => gradingQueuePage(page).moreButton,
    tells: ['student', 'assignmentTitle'],
    filters: {
      course: { [otherCourseId]: (page) => gradingQueuePage(page).course.selectOption(otherCourseId) },
      assignment: { 'question-log': (page) => gradingQueuePage(page).assignment.selectOption('question-log') },
      show: { returned: (page) => gradingQueuePage(page).returned.click() },
      search: { lina: (page) => gradingQueuePage(page).search.pressSequentially('lina') },
    },
  },
  listTaughtAnnouncements: {
    open: (page) => taughtAnnouncementsPage(page).open(courseId),
    rows: (page) => taughtAnnouncementsPage(page).announcements,
    more: (page) => taughtAnnouncementsPage(page).moreOrRetryButton,
    tells: ['title'],
    filters: {},
  },
  listTaughtClasses: {
    open: (page) => taughtClassesPage(page).open(courseId),
    rows: (page) => taughtClassesPage(page).classes,
    more: (page) => taughtClassesPage(page).moreButton,
    tells: ['title'],
    filters: {
      when: {
        // Upcoming classes show first, so the others are chosen before.
        upcoming: async (page) => {
          await taughtClassesPage(page).pastButton.click();
          await taughtClassesPage(page).upcomingButton.click();
        },
        past: (page) => taughtClassesPage(page).pastButton.click(),
      },
    },
  },
  listAttendance: {
    open: (page) => attendancePage(page).open(courseId, attendedClassId),
    rows: (page) => attendancePage(page).students.getByRole('listitem'),
    tells: ['name'],
    filters: {},
  },
};

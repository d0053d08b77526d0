/** /courses/…: a course before it is bought (storefront) and after (classroom). */
import type { Page } from '@playwright/test';

export const coursePage = (page: Page) => {
  const enrolButton = page.getByRole('button', { name: 'Enroll Now', exact: true });
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });
  return {
    open: (id: string) => page.goto(`/courses/${id}`),
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
    tab,
    chosenTab: (name: string | RegExp) => page.getByRole('tab', { name, selected: true }),
    otherTabs: page.getByRole('tab', { selected: false }),
    outline: page.locator('#outline'),
    freePreview: page.getByText('Free Preview'),
    previewLink: page.getByRole('link', { name: 'Preview', exact: true }),
    moduleButton: (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) }),
    lockedModule: page.getByText('Enroll in this course to unlock this module').filter({ visible: true }),
    enrolButton,
    enrol: () => enrolButton.click(),
    enrolled: page.getByRole('heading', { name: "You're enrolled!" }),
    courseGrade: page.getByText(/^Your course grade so far:/),
    continueLink: page.getByRole('link', { name: 'Continue Learning' }),
    certificateLink: page.getByRole('link', { name: 'View Certificate' }),
    included: page.getByRole('listitem').filter({ hasText: /of video$|\d+ downloadable resource/ }),
    materialsButton: page.getByRole('button', { name: 'Download Materials', exact: true }),
    showReviews: () => tab('Reviews').click(),
    allReviewsButton: page.getByRole('button', { name: 'See All Reviews', exact: true }),
    showInstructor: () => tab('Instructor').click(),
    instructorProfileButton: page.getByRole('button', { name: 'View Full Profile', exact: true }),
  };
};

/** A student's own learning: the week, the goal, and what is recorded. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const analyticsPage = (page: Page) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Delete your recorded time?' });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const weeks = main.getByRole('region', { name: 'Weeks', exact: true });
  return {
    open: () => page.goto(paths.analytics),
    /** A picture at the top, by what its title says. */
    picture: (title: RegExp) => main.getByRole('region', { name: title }),
    /** Unfolds what is recorded, and the downloads. */
    settings: main.getByText('Recording and downloads', { exact: true }),
    loading: main.getByText('Loading your week...'),
    changing: main.getByRole('status').getByText('Loading...'),
    emptyTitle: main.getByRole('heading', { name: 'Nothing recorded yet' }),
    /** The week in a sentence, once it is there. */
    sentence: main.getByRole('status').getByText(/ on \d days?|Nothing (was )?recorded/),
    minutes: main.getByRole('img', { name: 'Minutes a day' }),
    lessons: main.getByRole('img', { name: 'Lessons completed a day' }),
    minutesReader: main.getByRole('slider', { name: 'Values of Minutes a day' }),
    daysTable: main.getByText('The days as a table'),
    earlierButton: button('Earlier'),
    laterButton: button('Later'),
    thisWeekButton: button('This Week'),
    date: main.getByLabel('Go to the week of'),
    weekButtons: weeks.getByRole('button'),
    weeks: weeks.getByRole('row'),
    row: (name: string | RegExp) => main.getByRole('row', { name }),

    goal: (text: string) => main.getByText(text, { exact: true }),
    editGoalButton: main.getByRole('button', { name: /^(Change Goal|Set a Goal)$/ }),
    removeGoalButton: main.getByRole('button', { name: /^Remov/ }),
    removing: main.getByRole('button', { name: 'Removing...' }),
    notRemoved: main.getByText('Your goal was not removed'),
    goalDays: main.getByLabel('On how many days a week'),
    goalMinutes: main.getByLabel('Minutes on each of them'),
    saveGoalButton: main.getByRole('button', { name: /^(Save Goal|Retry)$/ }),
    cancelGoalButton: button('Cancel'),
    savingGoal: main.getByRole('button', { name: 'Saving...' }),
    goalNotSaved: main.getByText('Your goal was not saved'),

    timeRecording: main.getByRole('checkbox', { name: 'Record the time that I spend in lessons' }),
    recorded: main.getByText(/^Time is (not )?recorded\.$/),
    savingChoice: main.getByRole('status').getByText('Saving...'),
    choiceNotSaved: main.getByText('Not saved', { exact: true }),
    deleteButton: button('Delete Recorded Time'),
    dialog,
    confirmButton: dialog.getByRole('button', { name: /^(Delete|Retry)$/ }),
    keepButton: dialog.getByRole('button', { name: 'Keep It' }),
    deleting: dialog.getByRole('button', { name: 'Deleting...' }),
    notDeleted: dialog.getByText('Not deleted'),
    deleted: main.getByText('Your recorded time is deleted.'),

    downloadTableButton: main.getByRole('button', { name: /^(Download|Retry) CSV$/ }),
    downloadStatementsButton: main.getByRole('button', { name: /^(Download|Retry) xAPI$/ }),
  };
};

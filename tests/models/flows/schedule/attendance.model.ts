import type { Page } from '@playwright/test';
import {
  exampleAttendance,
  exampleAttendanceCounts,
  exampleInstructor,
} from '../../../../src/api/generated/examples.ts';
import { type AttendanceMark, attendanceMachine } from '../../../../src/machines/schedule/attendance.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { markLabels } from '../../../../src/ui/parts/students/attendance-marks.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { attendancePage } from '../../../pages/schedule/attendance.page.ts';
import { alert, text } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const about = { courseId: 'data-analytics', classId: 'morning-sql' };
const [first] = exampleAttendance.items;
const marks: AttendanceMark[] = [{ studentId: first?.studentId ?? '', mark: 'absent' }];

/** The first student's mark as it is saved and as it is chosen, as the page sends only changes. */
const marked = new WeakMap<Page, { saved?: string | undefined; chosen?: string | undefined }>();
const acts = pendingCallActs('saveAttendance');

/** More than the server takes at once. */
const many: AttendanceMark[] = Array.from({ length: 201 }, (_student, index) => ({
  studentId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  mark: 'present',
}));

export const attendance = model(attendanceMachine)({
  starts: {
    'a class': {
      input: () => about,
      open: ({ attend }) => attend(paths.teach.attendance(about.courseId, about.classId), { user: exampleInstructor }),
    },
  },
  events: {
    retry: [{}],
    submit: [{ marks }, { marks: [] }, { marks: many }],
    write: [{}],
    ...pendingCallSamples([exampleAttendanceCounts], [409, 422]),
  },
  answers: {
    listAttendance: { done: [exampleAttendance, { ...exampleAttendance, next: first?.studentId ?? '' }], error: [500] },
    saveAttendance: 'tells',
  },
  see: {
    loading: { says: 'the students are asked for', shows: [on(attendancePage, 'waiting')] },
    failed: { says: 'they did not come, and can be asked for again', shows: [alert(), on(failure, 'retryButton')] },
    marking: { says: '§schedule.17: each student has a mark', shows: [on(attendancePage, 'students')] },
    'saving.underWay': {
      says: 'the marks are on their way and cannot be sent twice',
      shows: [on(attendancePage, 'savingButton')],
    },
    'saving.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('The attendance was not saved'), notSentYet, on(failure, 'retryButton')],
    },
    rejected: {
      says: 'not saved; what was marked is kept',
      shows: [text('The attendance was not saved'), on(attendancePage, 'students')],
      hides: [notSentYet],
    },
    saved: { says: '§schedule.17: saved', shows: [on(attendancePage, 'saved')] },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    submit: async ({ page, send }, event) => {
      const [mark, ...others] = event.marks;
      const { saved, chosen: before } = marked.get(page) ?? { saved: first?.mark };
      // Sent directly: the page has no control that sends no marks, or more than its list has.
      if (!mark || others.length > 0) {
        marked.set(page, { saved, chosen: saved });
        return send(event);
      }
      // Sends the same mark again. Choosing the other one would undo the change, and nothing would be sent.
      if (await text('The attendance was not saved')(page).isVisible()) {
        return before === saved ? send(event) : pressTwice(attendancePage(page).saveOrRetryButton);
      }
      const chosen = saved === 'absent' ? 'present' : 'absent';
      marked.set(page, { saved, chosen });
      await attendancePage(page).firstMark(markLabels[chosen]).check();
      return pressTwice(attendancePage(page).saveOrRetryButton);
    },
    // Choosing what is chosen already writes nothing.
    write: async ({ page }) => {
      const [none, excused] = [markLabels.unmarked, markLabels.excused].map(attendancePage(page).firstMark);
      await ((await none?.isChecked()) ? excused : none)?.check();
    },
    ...acts,
    'call.succeeded': async (helpers, event) => {
      const { chosen } = marked.get(helpers.page) ?? {};
      marked.set(helpers.page, { saved: chosen });
      await acts['call.succeeded'](helpers, event);
    },
  },
});

/** Every operation of the contract; the type is total. */
import type { Handlers } from './handler.ts';
import { accountHandlers } from './handlers/account.ts';
import { assignmentHandlers } from './handlers/assignments.ts';
import { calendarHandlers } from './handlers/calendar.ts';
import { certificateHandlers } from './handlers/certificates.ts';
import { courseHandlers } from './handlers/courses.ts';
import { draftHandlers } from './handlers/drafts.ts';
import { healthHandlers } from './handlers/health.ts';
import { invitationHandlers } from './handlers/invitation.ts';
import { lessonHandlers } from './handlers/lessons.ts';
import { passwordHandlers } from './handlers/password.ts';
import { paymentHandlers } from './handlers/payments.ts';
import { photoHandlers } from './handlers/photo.ts';
import { sessionHandlers } from './handlers/session.ts';
import { studyHandlers } from './handlers/study.ts';

export const handlers: Handlers = {
  ...sessionHandlers,
  ...healthHandlers,
  ...invitationHandlers,
  ...passwordHandlers,
  ...accountHandlers,
  ...photoHandlers,
  ...courseHandlers,
  ...lessonHandlers,
  ...paymentHandlers,
  ...assignmentHandlers,
  ...draftHandlers,
  ...studyHandlers,
  ...calendarHandlers,
  ...certificateHandlers,
};

/** Every operation of the contract; the type is total. */

import { accountHandlers } from './account/account.handlers.ts';
import { invitationHandlers } from './account/invitation.handlers.ts';
import { passwordHandlers } from './account/password.handlers.ts';
import { photoHandlers } from './account/photo.handlers.ts';
import { sessionHandlers } from './account/session.handlers.ts';
import { assignmentHandlers } from './assignments/assignments.handlers.ts';
import { certificateHandlers } from './certificates/certificates.handlers.ts';
import { courseHandlers } from './course/courses.handlers.ts';
import type { Handlers } from './http/handler.ts';
import { healthHandlers } from './http/health.handlers.ts';
import { lessonHandlers } from './lesson/lessons.handlers.ts';
import { paymentHandlers } from './payment/payments.handlers.ts';
import { studyHandlers } from './resources/study.handlers.ts';
import { calendarHandlers } from './schedule/calendar.handlers.ts';
import { draftHandlers } from './sync/drafts.handlers.ts';

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

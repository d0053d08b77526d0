/** Every operation of the contract and its handler. A missing one is a compile error. */
import { accountHandlers } from './account/handlers.ts';
import { mailChoiceHandlers } from './account/mail-choices.ts';
import { checkProfileDraft } from './account/profile.ts';
import { secondFactorHandlers } from './account/second-factor-handlers.ts';
import { sessionHandlers } from './account/session-handlers.ts';
import { analyticsHandlers } from './analytics/handlers.ts';
import { pathHandlers } from './analytics/path/handlers.ts';
import { checkAnnouncementChangeDraft } from './announcements/change.ts';
import { announcementHandlers } from './announcements/handlers.ts';
import { assignmentHandlers } from './assignments/handlers.ts';
import { checkAssignmentDraft } from './assignments/student-assignments.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import { certificateHandlers } from './certificates/handlers.ts';
import { courseHandlers } from './course/handlers.ts';
import { checkReviewAnswerDraft, reviewAnswerHandlers } from './course/review-answers.ts';
import { checkReviewDraft, reviewHandlers } from './course/reviews.ts';
import { checkTaughtCourseDraft } from './course/taught-course-drafts.ts';
import { checkDecisionDraft } from './grading/extension-requests.ts';
import { gradingHandlers } from './grading/handlers.ts';
import { checkKeptGradeDraft } from './grading/regrade-requests.ts';
import { submissionHandlers } from './grading/submission-handlers.ts';
import { checkFeedbackDraft } from './grading/submission-row.ts';
import type { Handlers } from './http/handler-types.ts';
import { healthHandlers } from './http/health.ts';
import { checkLessonDraft, lessonHandlers } from './lesson/handlers.ts';
import { videoHandlers } from './lesson/video.ts';
import { paymentHandlers } from './payment/handlers.ts';
import { checkRefundDraft } from './payment/money-back.ts';
import { caseStudyHandlers } from './practice/case-study.ts';
import { practiceHandlers } from './practice/handlers.ts';
import { portfolioHandlers } from './practice/portfolio.ts';
import { privacyHandlers } from './privacy/handlers.ts';
import { checkAnswerDraft } from './questions/community.ts';
import { communityHandlers } from './questions/community-handlers.ts';
import { questionHandlers } from './questions/handlers.ts';
import { checkOwnAnswerDraft, ownAnswerHandlers } from './questions/own-answers.ts';
import { checkReplyDraft } from './questions/threads.ts';
import { resourceHandlers } from './resources/handlers.ts';
import { checkClassDraft } from './schedule/change.ts';
import { scheduleHandlers } from './schedule/handlers.ts';
import { classTeachingHandlers } from './schedule/teaching-handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { draftHandlers } from './sync/handlers.ts';
import { checkExcuseDraft } from './teaching/excuse.ts';
import { gradeHandlers } from './teaching/grades/handlers.ts';
import { gradeImportHandlers } from './teaching/grades/import/handlers.ts';
import { teachingHandlers } from './teaching/handlers.ts';
import { latePolicyHandlers } from './teaching/late-policy/handlers.ts';
import { checkLatePolicyDraft } from './teaching/late-policy/policy.ts';
import { checkMessageDraft } from './teaching/message-students.ts';
import { checkMoreTimeDraft } from './teaching/more-time.ts';
import { rosterHandlers } from './teaching/roster-handlers.ts';
import { studentHandlers } from './teaching/student/handlers.ts';
import { teamHandlers } from './teaching/team-handlers.ts';

export const handlers: Handlers = {
  ...healthHandlers,
  ...accountHandlers,
  ...mailChoiceHandlers,
  ...analyticsHandlers,
  ...pathHandlers,
  ...announcementHandlers,
  ...secondFactorHandlers,
  ...sessionHandlers,
  ...catalogueHandlers,
  ...courseHandlers,
  ...reviewHandlers,
  ...rosterHandlers,
  ...gradeHandlers,
  ...gradeImportHandlers,
  ...latePolicyHandlers,
  ...studentHandlers,
  ...teamHandlers,
  ...reviewAnswerHandlers,
  ...lessonHandlers,
  ...videoHandlers,
  ...practiceHandlers,
  ...caseStudyHandlers,
  ...portfolioHandlers,
  ...assignmentHandlers,
  ...gradingHandlers,
  ...submissionHandlers,
  ...certificateHandlers,
  ...teachingHandlers,
  ...questionHandlers,
  ...communityHandlers,
  ...ownAnswerHandlers,
  ...resourceHandlers,
  ...searchHandlers,
  ...scheduleHandlers,
  ...classTeachingHandlers,
  ...paymentHandlers,
  ...privacyHandlers,
  ...draftHandlers({
    profile: checkProfileDraft,
    quiz: checkLessonDraft('quiz', 'This lesson is not a quiz.'),
    exercise: checkLessonDraft('exercise', 'This lesson is not an exercise.'),
    caseStudy: checkLessonDraft('case-study', 'This lesson is not a case study.'),
    submission: checkAssignmentDraft,
    extension: checkAssignmentDraft,
    extensionDecision: checkDecisionDraft,
    regradeRequest: checkAssignmentDraft,
    keptGrade: checkKeptGradeDraft,
    moreTime: checkMoreTimeDraft,
    latePolicy: checkLatePolicyDraft,
    excuse: checkExcuseDraft,
    weights: checkTaughtCourseDraft,
    announcement: checkTaughtCourseDraft,
    announcementChange: checkAnnouncementChangeDraft,
    instructor: checkTaughtCourseDraft,
    feedback: checkFeedbackDraft,
    reply: checkReplyDraft,
    communityAnswer: checkAnswerDraft,
    ownAnswer: checkOwnAnswerDraft,
    review: checkReviewDraft,
    reviewAnswer: checkReviewAnswerDraft,
    class: checkClassDraft,
    classCancellation: checkClassDraft,
    attendance: checkClassDraft,
    rosterMessage: checkMessageDraft,
    refundRequest: checkRefundDraft,
  }),
};

/** How much a person may store, and how often (docs/retention.md). */
const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const hour = 60 * 60;
const day = 24 * hour;

/** Bytes of a request's body. */
export const bodyBytes = { json: 64 * kilobyte, image: 5 * megabyte, file: 10 * megabyte } as const;

/** Of a table of grades that is imported. */
export const importedTable = { bytes: megabyte, students: 2_000, columns: 1_000, changes: 2_000 } as const;

export const storage = {
  /** Bytes of all files of a person's submissions, submitted or not. */
  submissionFiles: 500 * megabyte,
  /** Of one submission, and as many that are uploaded for it and not submitted. */
  filesOfSubmission: 5,
  drafts: 200,
  extensionRequestsOfAssignment: 5,
  regradeRequestsOfAssignment: 2,
  moreTimeOfAssignment: 20,
  feedbackOfSubmission: 20,
  /** Calls with an idempotency key, in the day that a key is kept. */
  idempotencyKeys: 2_000,
  /** Of a course, not cancelled and yet to begin. */
  classesAhead: 500,
  announcementsADay: 10,
  instructorsOfCourse: 50,
  /** Threads that the instructors of a course start with its students. */
  startedThreadsADay: 1_000,
  messagesAnHour: 5,
  messagesADay: 20,
  messagesOfThread: 200,
  /** Bytes of all attachments of a person's messages, sent or not. */
  attachments: 200 * megabyte,
  /** Of one message, and as many of a person that are uploaded and not sent. */
  attachmentsOfMessage: 5,
  answersOfQuestion: 100,
  attemptsOfExercise: 50,
  /** Of a student's log: what browsers send beyond is left out. */
  learningEventsOfDay: 2_000,
  /** Changes of a path that are kept and shown. */
  pathChanges: 20,
  /** Of a student, in quizzes and in the review: what is sent beyond is left out. */
  cardAnswersOfDay: 1_000,
} as const;

/** Times (`points`) within a number of seconds (`duration`), counted in the database for each person. */
export const pace = {
  fileUpload: { points: 120, duration: hour },
  photoUpload: { points: 60, duration: hour },
  /** Previews of a policy for late work. */
  latePolicyPreview: { points: 300, duration: hour },
  /** Tables of grades that are read. */
  gradeImport: { points: 120, duration: hour },
  quizAnswers: { points: 200, duration: hour },
  exerciseAttempts: { points: 300, duration: hour },
  communityAnswer: { points: 20, duration: hour },
  report: { points: 20, duration: day },
  reply: { points: 60, duration: hour },
  reviews: { points: 30, duration: hour },
  reviewAnswers: { points: 300, duration: hour },
  /** Adding an instructor to a course or removing one: each sends a mail. */
  team: { points: 60, duration: hour },
  /** Hiding, showing and marking posts: each leaves a row in the audit log, and hiding mails the author. */
  moderation: { points: 120, duration: hour },
  studentView: { points: 120, duration: hour },
  activity: { points: 300, duration: hour },
  /** Calls with answers of the review. */
  cardAnswers: { points: 300, duration: hour },
  checkout: { points: 60, duration: day },
} as const;

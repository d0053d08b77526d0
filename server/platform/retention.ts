/** Days after which rows are deleted (docs/retention.md says why). */
export const retentionDays = {
  /** After a mail was delivered or given up. Its text is deleted with that. */
  mails: 30,
  /** After the upload of a file that was not submitted. */
  unsubmittedFiles: 30,
  /** After the upload of an attachment that was not sent. */
  unsentAttachments: 30,
  /** After the report of a refund or a dispute of no order here. */
  unmatchedReversals: 30,
  /** After the last change of a draft that stands. */
  drafts: 365,
  /** After a draft's end: its row, which holds no values, refuses saves that come late. */
  endedDrafts: 90,
  /** After the last sign-in with it. */
  knownDevices: 365,
  auditLog: 365,
} as const;

/** Whether what is done in a lesson is checked, kept and counted: not a teacher's work nor a visitor's (§lesson.6, §lesson.31). */
export const isCounted = ({ teaching, visiting }: { teaching?: boolean | undefined; visiting?: boolean | undefined }) =>
  !(teaching || visiting);

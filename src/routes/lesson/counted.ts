/** Whether work in a lesson is checked, kept and counted: not for teachers or visitors (§lesson.6, §lesson.31). */
export const isCounted = ({ teaching, visiting }: { teaching?: boolean | undefined; visiting?: boolean | undefined }) =>
  !(teaching || visiting);

/**
 * For tests that need several courses, as one has a daily limit, a greatest number of instructors, or a list that must not
 * outgrow its first page. `data-analytics` is none of them: the instructors of all other tests teach it.
 */
const courses: readonly [string, ...string[]] = [
  'data-science',
  'dashboard-design',
  'deep-learning',
  'machine-learning',
  'python-for-data',
  'sql-for-beginners',
  'sql-performance',
];

/** Returns a function that names the next test's course, which changes after so many tests. */
export function coursesInTurn(testsInEach: number): () => string {
  let tests = 0;
  return () => courses[Math.floor(tests++ / testsInEach) % courses.length] ?? courses[0];
}

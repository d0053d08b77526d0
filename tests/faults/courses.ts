/** For tests that one course would not take: a limit in a day, or a list that grows beyond its first page. */
const courses = [
  'data-analytics',
  'data-science',
  'dashboard-design',
  'deep-learning',
  'machine-learning',
  'python-for-data',
  'sql-for-beginners',
  'sql-performance',
];

/** The course of each next test: after so many tests, another one. */
export function coursesInTurn(testsInEach: number): () => string {
  let tests = 0;
  return () => courses[Math.floor(tests++ / testsInEach) % courses.length] ?? 'data-analytics';
}

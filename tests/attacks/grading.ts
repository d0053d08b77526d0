/** Submissions must stay hidden from others, and grades from students until they are returned; none counts twice. */
import assert from 'node:assert/strict';
import { zipSync } from 'fflate';
import { readContent } from '../../server/content/read.ts';
import { undoTime } from '../../server/grading/feedback-rows.ts';
import { buy } from './purchase.ts';
import { stringIn, type Target } from './target.ts';
import type { Topic } from './types.ts';

const courseId = 'data-analytics';
const assignment = '/assignments/question-log';
const mark = 'Quillfeather';
const bytes = { 'content-type': 'application/octet-stream' };

type Handed = { student: string; teacher: string; path: string; fileId: string };

/** A student who has submitted a text and a file, and an instructor of the course. */
async function handIn(target: Target, name = 'notes.txt', content = Buffer.from(`${mark}'s file`)): Promise<Handed> {
  const { token: student } = await target.register({ lastName: mark });
  await buy(target, student, courseId);
  const uploaded = await target.call('POST', `${assignment}/files?name=${name}`, {
    token: student,
    body: content,
    headers: bytes,
  });
  const fileId = stringIn(uploaded.body, 'id') ?? '';
  const body = { text: `${mark}'s words.`, fileIds: [fileId] };
  const submitted = await target.call('POST', `${assignment}/submission`, { token: student, body });
  if (submitted.status !== 201) throw new Error(`Not handed in: ${submitted.status} ${submitted.text}`);
  const { token: teacher } = await target.register({ role: 'instructor', teaches: [courseId] });
  const queue = await target.call('GET', '/teach/grading?assignment=question-log&limit=100', { token: teacher });
  const [latest = ''] = [...queue.text.matchAll(/"submissionId":"([0-9a-f-]{36})"/g)].map(([, id]) => id).toReversed();
  return { student, teacher, path: `/teach/courses/${courseId}/submissions/${latest}`, fileId };
}

const rubric = readContent('content').assignments.find(({ id }) => id === 'question-log')?.rubric ?? [];
const levels = rubric.map((criterion) => ({ criterion: criterion.title, level: criterion.levels[0]?.title }));
const grade = { total: 77, reason: 'By agreement.', text: `${mark} did well.` };
const feedback = { revision: 0, levels, comments: [], fileComments: [], ...grade };

export const grading: Topic = {
  attacks: [
    {
      name: "read or grade what was handed in in somebody else's course",
      async run(target) {
        const { path, fileId, teacher } = await handIn(target);
        const { token } = await target.register({ role: 'instructor', teaches: ['data-engineering'] });
        const own = path.replace(courseId, 'data-engineering');
        const calls = ['', `/files/${fileId}`, `/files/${fileId}/entries`].map(
          (part) => ['GET', part, undefined] as const,
        );
        for (const [method, part, body] of [
          ...calls,
          ['PUT', '/grader', undefined],
          ['POST', '/feedback', feedback],
          ['GET', '/grade', undefined],
          ['POST', '/grade', { revision: 0, grade: 77 }],
        ] as const) {
          for (const [at, refusal] of [
            [path, 403],
            [own, 404],
          ] as const) {
            const { status, text } = await target.call(method, at + part, { token, body });
            assert.equal(status, refusal, `${method} ${at + part}: ${text.slice(0, 200)}`);
            assert.ok(!text.includes(mark));
          }
        }
        const queue = await target.call('GET', '/teach/grading', { token });
        assert.ok(!queue.text.includes(mark));
        assert.ok((await target.call('GET', path, { token: teacher })).text.includes(mark));
      },
      mutations: [
        {
          file: 'server/grading/submission-row.ts',
          from: '.where(and(eq(submissions.id, submissionId), eq(assignments.courseId, courseId)));\n  if (!found) throw noSuchSubmission();\n  return found;',
          to: '.where(eq(submissions.id, submissionId));\n  if (!found) throw noSuchSubmission();\n  return found;',
        },
        {
          file: 'server/grading/feedback-rows.ts',
          from: 'and(eq(assignments.id, submission.assignmentId), eq(assignments.courseId, courseId))',
          to: 'and(eq(assignments.id, submission.assignmentId))',
        },
      ],
    },
    {
      name: 'see a grade before its time, or after it was taken back',
      isSlow: true,
      async run(target) {
        const { path, student, teacher } = await handIn(target);
        // Their course grade is shown to students, and a grade is part of it.
        const weights = { revision: 0, weights: [], countsMissing: false, seenByStudents: true };
        await target.call('PUT', `/teach/courses/${courseId}/grades/weights`, { token: teacher, body: weights });
        const returned = await target.call('POST', `${path}/feedback`, { token: teacher, body: feedback });
        assert.equal(returned.status, 201, returned.text);
        const visibleAt = Date.now() + undoTime;
        const seesNothing = async () => {
          for (const address of ['/assignments', `${assignment}/submission`, `/courses/${courseId}`]) {
            const { text } = await target.call('GET', address, { token: student });
            assert.ok(!text.includes(':77') && !text.includes('did well'), `${address}: ${text}`);
          }
          const seen = await target.call('POST', `${assignment}/feedback/seen`, { token: student });
          assert.equal(seen.status, 404, seen.text);
        };
        await seesNothing();
        await target.restart('SIGKILL');
        await seesNothing();
        if (Date.now() > visibleAt - 2000) throw new Error('The machine is too slow for the half minute.');
        const id = /"feedback":\{"id":"([0-9a-f-]{36})"/.exec(returned.text)?.[1];
        const undone = await target.call('DELETE', `${path}/feedback/${id}`, { token: teacher });
        assert.equal(undone.status, 200, undone.text);
        await seesNothing();
      },
      mutations: [
        {
          file: 'server/assignments/feedback.ts',
          from: 'visibleAt && lte(submissionFeedback.visibleAt, visibleAt)',
          to: 'undefined',
        },
        {
          file: 'server/assignments/student-assignments.ts',
          from: 'and(eq(submissions.userId, userId), lte(submissionFeedback.visibleAt, now))',
          to: 'and(eq(submissions.userId, userId))',
        },
        { file: 'server/course/grade.ts', from: ` and visible_at <= \${now.toISOString()}::timestamptz`, to: '' },
      ],
    },
    {
      name: "decide what late work costs or what counts in somebody else's course, or through another course",
      async run(target) {
        const { student } = await handIn(target);
        const { token } = await target.register({ role: 'instructor', teaches: ['data-engineering'] });
        const policy = { graceMinutes: 0, percentPerDay: 100, floor: 0, lastDay: 60 };
        const query = 'graceMinutes=0&percentPerDay=100&floor=0';
        const late = { revision: 0, policy };
        const weights = { revision: 0, countsMissing: true, weights: [{ assignmentId: 'question-log', weight: 100 }] };
        const course = `/teach/courses/${courseId}`;
        for (const caller of [student, token]) {
          for (const [method, path, body] of [
            ['GET', `${course}/late-policy`, undefined],
            ['GET', `${course}/late-policy/preview?${query}`, undefined],
            ['PUT', `${course}/late-policy`, late],
            ['GET', `${course}/grades/weights`, undefined],
            ['PUT', `${course}/grades/weights`, weights],
          ] as const) {
            const { status, text } = await target.call(method, path, { token: caller, body });
            assert.equal(status, 403, `${method} ${path}: ${text.slice(0, 200)}`);
          }
        }
        const own = '/teach/courses/data-engineering';
        for (const [method, path, body, refusal] of [
          ['GET', `${own}/late-policy?assignment=question-log`, undefined, 404],
          ['GET', `${own}/late-policy/preview?assignment=question-log&${query}`, undefined, 404],
          ['PUT', `${own}/late-policy`, { ...late, assignmentId: 'question-log' }, 404],
          ['PUT', `${own}/grades/weights`, weights, 422],
        ] as const) {
          const { status, text } = await target.call(method, path, { token, body });
          assert.equal(status, refusal, `${method} ${path}: ${text.slice(0, 200)}`);
        }
      },
      mutations: [
        {
          file: 'server/teaching/course-assignment.ts',
          from: 'and(eq(assignments.id, id), eq(assignments.courseId, courseId))',
          to: 'eq(assignments.id, id)',
        },
        {
          file: 'server/teaching/grades/weights.ts',
          from: 'if (weights.some(({ assignmentId }) => !all.some(({ id }) => id === assignmentId))) {',
          to: 'if (weights.length > 1000) {',
        },
      ],
    },
    {
      name: 'return one submission several times at once',
      async run(target) {
        const { path, teacher } = await handIn(target);
        const other = await target.register({ role: 'instructor', teaches: [courseId] });
        const answers = await Promise.all(
          [teacher, other.token, teacher, other.token].map((token) =>
            target.call('POST', `${path}/feedback`, { token, body: feedback }),
          ),
        );
        assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409]);
      },
      mutations: [
        [
          {
            file: 'server/grading/feedback.ts',
            from: 'await requireUnchanged(tx, user.id, submission, revision, at);',
            to: 'if (revision > 100) await requireUnchanged(tx, user.id, submission, revision, at);',
          },
        ],
      ],
    },
    {
      name: "have the list of an archive, or a page in a student's file, do more than be shown",
      async run(target) {
        const bomb = Buffer.from(
          zipSync({ '\u202efdp.exe': new Uint8Array(9_000_000), '../../etc/passwd': new Uint8Array(1) }),
        );
        const archive = await handIn(target, 'work.zip', bomb);
        const before = target.memory();
        const listed = await target.call('GET', `${archive.path}/files/${archive.fileId}/entries`, {
          token: archive.teacher,
        });
        assert.equal(listed.status, 200, listed.text);
        assert.ok(!listed.text.includes('\u202e'));
        assert.ok(target.memory() - before < 100, 'it was unpacked');

        const page = await handIn(target, 'report.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'));
        const file = await target.call('GET', `${page.path}/files/${page.fileId}`, { token: page.teacher });
        assert.equal(file.headers.get('content-type'), 'application/octet-stream');
        assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
        assert.match(file.headers.get('content-disposition') ?? '', /^attachment;/);
        assert.match(file.headers.get('content-security-policy') ?? '', /sandbox/);
        const shown = await target.call('GET', page.path, { token: page.teacher });
        assert.ok(shown.text.includes('"mediaType":"text/plain"'), shown.text);
      },
      mutations: [
        { file: 'server/grading/archive.ts', from: 'shownHidden(name)', to: 'name' },
        {
          file: 'server/grading/submission-handlers.ts',
          from: `"default-src 'none'; sandbox"`,
          to: `"default-src 'none'"`,
        },
      ],
    },
  ],
};

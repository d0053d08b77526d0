import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import { users } from '../../../platform/database/schema/account.ts';
import { assignments, studentAssignments, submissions } from '../../../platform/database/schema/assignments.ts';
import { enrolments } from '../../../platform/database/schema/course.ts';
import { mails } from '../../../platform/database/schema/mails.ts';
import { type Failure, type Person, personOf } from '../../../testing/caller.ts';
import { createTestServer, type TestServer, testNow } from '../../../testing/server.ts';

type Schemas = components['schemas'];
type Preview = Schemas['GradeImportPreview'] & Failure;

const courseId = 'data-warehousing';
const base = `/teach/courses/${courseId}/grades`;
const minute = 60_000;

let server: TestServer;
let now: Date;
let mira: Person;
let tomas: Person;
const students: Record<string, Person> = {};

const person = (made: { id: string; token: string }) => personOf(server.app, made);

beforeAll(async () => {
  now = testNow;
  server = await createTestServer({ now: () => now });
  mira = person(await server.registerTeacher('mira@example.com', courseId));
  tomas = person(await server.registerTeacher('tomas@example.com', courseId));
  await server.db.update(users).set({ firstName: 'Tomas', lastName: 'Lind' }).where(eq(users.id, tomas.id));
  await server.db.delete(assignments).where(eq(assignments.courseId, courseId));
  const assignment = { courseId, description: '', attachments: [] };
  await server.db.insert(assignments).values([
    { ...assignment, id: 'im-keys', title: '=Keys; and "joins"', dueAfterDays: 7 },
    { ...assignment, id: 'im-report', title: 'Report', dueAfterDays: 14 },
    { ...assignment, id: 'im-again', title: 'Report', dueAfterDays: 21 },
    { ...assignment, id: 'im-blind', title: 'Essay', dueAfterDays: 28, isBlind: true },
  ]);
});
beforeEach(async () => {
  now = new Date(now.getTime() + minute);
  await server.db.delete(submissions);
  await server.db.delete(studentAssignments);
  for (const name of ['ada', '+bo', 'chidi']) {
    students[name] ??= person(await server.register(`${name}@example.com`));
    const { id = '' } = students[name] ?? {};
    await server.db.update(users).set({ firstName: name, lastName: '=1+1' }).where(eq(users.id, id));
    await server.db.insert(enrolments).values({ userId: id, courseId }).onConflictDoNothing();
    const dueAt = new Date(now.getTime() + 1000 * minute);
    for (const assignmentId of ['im-keys', 'im-report', 'im-again', 'im-blind']) {
      await server.db.insert(studentAssignments).values({ userId: id, assignmentId, dueAt });
    }
  }
  await submit('ada', 'im-keys');
  await submit('+bo', 'im-keys');
  await submit('ada', 'im-report');
});
afterAll(() => server.close());

const of = (name: string): Person => {
  const found = students[name];
  if (!found) throw new Error(`No student ${name}`);
  return found;
};
const submit = async (name: string, assignmentId: string) => {
  const sent = await of(name).call('POST', `/assignments/${assignmentId}/submission`, { text: 'Done.' });
  expect(sent.status).toBe(201);
};
const preview = async (file: string | Buffer, as = mira) => {
  const headers = { authorization: `Bearer ${as.token}`, 'content-type': 'application/octet-stream' };
  const answer = await server.app.inject({ method: 'POST', url: `/v1${base}/import-preview`, headers, payload: file });
  return { status: answer.statusCode, body: answer.json<Preview>() };
};
const table = async () => (await mira.call('GET', `${base}/table`)).bytes.toString('utf8');
const bring = async (changes: Schemas['GradeImportChange'][], as = mira) =>
  as.call<Schemas['ImportedGrades'] & Failure>('POST', `${base}/import`, {
    grades: changes.map(({ submissionId, revision, grade }) => ({ submissionId, revision, grade })),
  });
const undo = async (given: Schemas['ImportedGrade'][], as = mira) =>
  as.call<Schemas['UndoneGrades']>('POST', `${base}/import-undo`, { given });
const [keys, report] = ['\'=Keys; and ""joins"", grade in percent', 'Report (im-report), grade in percent'];
/** A table with a row for each. */
const sheet = (...rows: string[]) => [`Email;"${keys}";"${report}"`, ...rows].join('\r\n');
const problemsOf = async (file: string) => (await preview(file)).body.problems;

describe('§teaching.85 §teaching.86 a table of grades', () => {
  test('that was downloaded changes nothing, as it is and as spreadsheets save it', async () => {
    const first = await preview(sheet('ada@example.com;92%;', '+bo@example.com;60;'));
    await bring(first.body.changes);
    const downloaded = await table();
    const unquoted = downloaded.replaceAll('","', '";"');
    const saved = [
      downloaded,
      unquoted,
      downloaded.replaceAll('","', '"\t"'),
      downloaded.replace('\ufeff', '').replaceAll('\r\n', '\n'),
      downloaded.replaceAll('"92"', '92.0').replaceAll('"60"', '60'),
      `${unquoted}\r\n;;;;;\r\n`,
    ];
    for (const file of saved) {
      const { status, body } = await preview(file);
      expect(status).toBe(200);
      expect(body, file).toEqual({ changes: [], same: 2, emptied: 0, problems: [], problemCount: 0 });
    }
  });

  test('says what changes, from what to what, and what is left alone', async () => {
    const { changes } = (await preview(sheet('ada@example.com;92;'))).body;
    await bring(changes);
    const { status, body } = await preview(
      sheet('ADA@example.com;95,0;70 %', "'+bo@example.com;60", '', 'nobody@example.com;60;60', 'chidi@example.com;1;'),
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      changes: [
        expect.objectContaining({ student: 'ada =1+1', assignment: '=Keys; and "joins"', before: 92, grade: 95 }),
        expect.objectContaining({ student: 'ada =1+1', assignment: 'Report', grade: 70 }),
        expect.objectContaining({ student: '+bo =1+1', grade: 60 }),
      ],
      same: 0,
      emptied: 0,
      problems: [
        { kind: 'unknownStudent', row: 5, text: 'nobody@example.com' },
        { kind: 'notSubmitted', row: 6, column: `'=Keys; and "joins", grade in percent`, text: '1' },
      ],
      problemCount: 2,
    });
    const before = await table();
    await preview(sheet('ada@example.com;1;1'));
    expect(await table()).toBe(before);
  });

  test.each(['101', '-1', '85.5', 'good', '1e2', '٨٥', '1000', '=85'])('has no grade in %s', async (text) => {
    expect(await problemsOf(sheet(`ada@example.com;${text};`))).toEqual([
      { kind: 'notAGrade', row: 2, column: `'=Keys; and "joins", grade in percent`, text },
    ]);
  });

  test('an empty cell changes nothing, and says so where a grade stands', async () => {
    await bring((await preview(sheet('ada@example.com;92;'))).body.changes);
    expect((await preview(sheet('ada@example.com;;'))).body).toMatchObject({ changes: [], same: 0, emptied: 1 });
  });

  test('names columns that it cannot take, and students who are in it twice or by two names', async () => {
    const { id } = of('ada');
    const heads = ['Email', 'Id', 'Remarks', 'Report, grade in percent', 'Essay, grade in percent', report, report];
    const rows = [
      ['ada@example.com', id],
      ['ada@example.com', ''],
      ['+bo@example.com', id],
    ];
    const file = [heads, ...rows].map((cells) => cells.join('\t')).join('\n');
    expect(await problemsOf(file)).toEqual([
      { kind: 'unknownColumn', column: 'Remarks' },
      { kind: 'ambiguousColumn', column: 'Report, grade in percent' },
      { kind: 'blind', column: 'Essay, grade in percent' },
      { kind: 'columnTwice', column: report },
      { kind: 'columnTwice', column: report },
      { kind: 'otherId', row: 4, text: '+bo@example.com' },
      { kind: 'studentTwice', row: 2, text: 'ada@example.com' },
      { kind: 'studentTwice', row: 3, text: 'ada@example.com' },
    ]);
  });

  test('has no grade for who is excused', async () => {
    const path = `/teach/courses/${courseId}/students/${of('chidi').id}/assignments/im-keys/excuse`;
    expect((await mira.call('PUT', path, { reason: 'Ill.' })).status).toBe(200);
    expect(await problemsOf(sheet('chidi@example.com;80;'))).toMatchObject([{ kind: 'excused', row: 2 }]);
  });

  test('may be as older spreadsheets write it', async () => {
    const latin = Buffer.from('Email;Bemühung\nada@example.com;viel', 'latin1');
    expect((await preview(latin)).body.problems).toEqual([{ kind: 'unknownColumn', column: 'Bemühung' }]);
  });

  test.each([
    ['a workbook', Buffer.from('PK\u0003\u0004\u0000\u0000'), 422, /not a CSV file/],
    ['UTF-16', Buffer.from(sheet('ada@example.com;1;'), 'utf16le'), 422, /not a CSV file/],
    ['a quotation mark that is never closed', `Email;"Report\nada@example.com;1`, 422, /quotation mark/],
    ['no email addresses', 'Name;Report\nada;1', 422, /"Email"/],
    ['two columns of them', 'Email;Email\na@example.com;b@example.com', 422, /twice/],
    ['no rows', 'Email;Report\n\n;;\n', 422, /no rows/],
    ['10,000 columns', `Email${',x'.repeat(10_000)}\nada@example.com`, 422, /1,000 columns/],
    ['too many students', `Email\n${'nobody@example.com\n'.repeat(2001)}`, 422, /2,000 rows/],
    ['rows behind many blank ones', `Email\n${'\n'.repeat(20_000)}ada@example.com`, 422, /2,000 rows/],
    ['more than 1 MB', `Email\n${'x'.repeat(1024 * 1024)}`, 413, /1 MB/],
  ])('is refused with %s', async (_, file, status, why) => {
    const answer = await preview(file);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(why);
  });

  test('lists the first 200 problems and counts all', async () => {
    const { body } = await preview(`Email\n${'nobody@example.com\n'.repeat(1999)}`);
    expect(body.problems).toHaveLength(200);
    expect(body.problemCount).toBe(1999);
  });

  test('is for those who teach the course alone', async () => {
    const file = sheet('ada@example.com;1;');
    expect((await preview(file, of('ada'))).status).toBe(403);
    const other = person(await server.registerTeacher('other@example.com', 'data-ethics'));
    expect((await preview(file, other)).status).toBe(403);
  });
});

describe('§teaching.87 an import', () => {
  const both = async () => (await preview(sheet('ada@example.com;92;', '+bo@example.com;60;'))).body.changes;
  const historyOf = async ({ submissionId }: { submissionId: string }) => {
    const path = `/teach/courses/${courseId}/submissions/${submissionId}/grade`;
    return (await mira.call<Schemas['GradeOfStudent']>('GET', path)).body;
  };

  test('returns each grade like one that is typed: in the history, by mail, to be seen after half a minute', async () => {
    const changes = await both();
    const { status, body } = await bring(changes);
    expect(status).toBe(200);
    expect(body.left).toEqual([]);
    expect(body.given).toHaveLength(2);
    expect(body.undoUntil).toBe(new Date(now.getTime() + minute / 2).toISOString());
    const ada = body.students.find(({ studentId }) => studentId === of('ada').id);
    expect(ada).toMatchObject({ average: 92, cells: [{ assignmentId: 'im-keys', grade: 92, status: 'returned' }] });
    expect(body.assignments.find(({ id }) => id === 'im-keys')).toMatchObject({ graded: 2, average: 76 });
    const [first] = changes;
    expect(first && (await historyOf(first)).history).toMatchObject([{ by: 'Mira Castell', grade: 92, isTyped: true }]);
    const [mail] = await server.db.select().from(mails).where(eq(mails.to, 'ada@example.com'));
    expect(mail).toMatchObject({ subject: 'Feedback on =Keys; and "joins"' });
    const seen = async () => (await of('ada').call<Schemas['Assignment'][]>('GET', '/assignments')).body;
    expect((await seen()).find(({ id }) => id === 'im-keys')).not.toHaveProperty('grade');
    now = new Date(now.getTime() + minute);
    expect((await seen()).find(({ id }) => id === 'im-keys')).toMatchObject({ grade: 92 });
  });

  test('leaves alone what has changed since the preview, and says so', async () => {
    const changes = await both();
    const [ada] = changes;
    const typed = { revision: ada?.revision ?? 0, grade: 55 };
    const path = `/teach/courses/${courseId}/submissions/${ada?.submissionId}/grade`;
    expect((await tomas.call('POST', path, typed)).status).toBe(201);
    const { status, body } = await bring(changes);
    expect(status).toBe(200);
    expect(body.left).toEqual([
      { submissionId: ada?.submissionId, why: 'Tomas Lind has already returned this submission.' },
    ]);
    expect(body.given).toHaveLength(1);
    const found = body.students.find(({ studentId }) => studentId === of('ada').id);
    expect(found?.cells).toMatchObject([{ grade: 55 }]);
  });

  test('takes no submission of another course, none that is graded blind, and nobody who does not teach it', async () => {
    await submit('ada', 'im-blind');
    const rows = await server.db.select().from(submissions).where(eq(submissions.assignmentId, 'im-blind'));
    const grades = [{ submissionId: rows[0]?.id, revision: 0, grade: 1 }];
    const blind = await mira.call<Schemas['ImportedGrades']>('POST', `${base}/import`, { grades });
    expect(blind.body).toMatchObject({ given: [], left: [{ why: expect.stringMatching(/blind/) }], students: [] });
    const other = person(await server.registerTeacher('third@example.com', 'data-ethics'));
    const changes = await both();
    expect((await bring(changes, other)).status).toBe(403);
    expect((await bring(changes, of('ada'))).status).toBe(403);
    const elsewhere = await other.call<Schemas['ImportedGrades']>('POST', '/teach/courses/data-ethics/grades/import', {
      grades: changes.map(({ submissionId, revision, grade }) => ({ submissionId, revision, grade })),
    });
    expect(elsewhere.body).toMatchObject({ given: [], students: [] });
    expect(elsewhere.body.left.map(({ why }) => why)).toEqual(changes.map(() => 'The course has no such submission.'));
    expect(await both()).toEqual(changes);
  });
});

describe('§teaching.88 undoing an import', () => {
  test('takes back all that no student can see, for who has imported it', async () => {
    const first = await bring((await preview(sheet('ada@example.com;92;'))).body.changes);
    now = new Date(now.getTime() + 20_000);
    const second = await bring((await preview(sheet('+bo@example.com;60;'))).body.changes);
    const given = [...first.body.given, ...second.body.given];
    expect((await undo(given, tomas)).body.left).toHaveLength(2);
    expect((await undo(given, of('ada'))).status).toBe(403);
    now = new Date(now.getTime() + 20_000);
    const { status, body } = await undo(given);
    expect(status).toBe(200);
    const [seen] = first.body.given;
    expect(body.left).toEqual([
      { submissionId: seen?.submissionId, why: 'The student can already see it. You can grade it again.' },
    ]);
    const bo = body.students.find(({ studentId }) => studentId === of('+bo').id);
    expect(bo?.cells).toMatchObject([{ assignmentId: 'im-keys', status: 'waiting' }]);
    expect(bo?.cells[0]).not.toHaveProperty('grade');
  });
});

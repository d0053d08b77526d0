/** Hands in assignments without the browser. */
import type { OperationOutput } from '../../src/api/operation.ts';
import type { Account, Product } from './server.ts';
import { fullNameOf, newPerson } from './test.ts';

type HandedIn = { student: string; submissionId: string; courseId: string };

const courseId = 'data-analytics';

/** Uploads a file for the assignment, and returns its id. */
export async function upload({ url }: Product, { token }: Account, assignment: string, name: string, content: string) {
  const response = await fetch(`${url}/v1/assignments/${assignment}/files?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
    body: content,
  });
  const { id }: { id: string } = JSON.parse(await response.text());
  return id;
}

/** A new student who has submitted the question log, with a file. */
export async function handIn(product: Product, firstName: string, text: string): Promise<Account> {
  const student = await product.register({ ...newPerson(), firstName });
  await product.buy(student, courseId);
  const fileIds = [await upload(product, student, 'question-log', 'questions.md', '# Five questions\n')];
  await product.call('POST', '/assignments/question-log/submission', student.token, { text, fileIds });
  return student;
}

/** What the student has submitted, as the instructor's queue has it. */
export async function waitingOf(product: Product, instructor: Account, account: Account): Promise<HandedIn> {
  const student = fullNameOf(account);
  let cursor = '';
  do {
    const page = await product.call<OperationOutput<'listGradingQueue'>>(
      'GET',
      `/teach/grading?limit=100${cursor && `&cursor=${cursor}`}`,
      instructor.token,
    );
    const found = page.items.find((item) => item.student === student);
    if (found) return { student, submissionId: found.submissionId, courseId: found.courseId };
    cursor = page.next ?? '';
  } while (cursor);
  throw new Error(`Nothing of ${student} waits.`);
}

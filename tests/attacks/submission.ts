/** A file that a student has submitted, as large as files may be. */
import { buy } from './purchase.ts';
import { stringIn, type Target } from './target.ts';

const assignment = '/assignments/question-log';

/** Hands in a text of ten megabytes; the path at which the student downloads it. */
export async function handInLargeFile(target: Target, token: string): Promise<string> {
  await buy(target, token, 'data-analytics');
  const body = Buffer.alloc(10 * 2 ** 20, 'Five questions. ');
  const headers = { 'content-type': 'application/octet-stream' };
  const uploaded = await target.call('POST', `${assignment}/files?name=questions.txt`, { token, body, headers });
  const id = stringIn(uploaded.body, 'id');
  if (!id) throw new Error(`Not uploaded: ${uploaded.status} ${uploaded.text}`);
  const submission = { text: 'Here it is.', fileIds: [id] };
  const submitted = await target.call('POST', `${assignment}/submission`, { token, body: submission });
  if (submitted.status !== 201) throw new Error(`Not handed in: ${submitted.status} ${submitted.text}`);
  return `/v1${assignment}/submission/files/${id}`;
}

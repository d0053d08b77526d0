/** Uploads a file and reports the progress, which only XMLHttpRequest can; failures are the same as in `client.ts`. */
import type * as z from 'zod/mini';
import { type Answer, baseUrl, keyHeader, parsedAs, tokenAfter } from './client.ts';
import { answers, keyFor } from './idempotency-key.ts';
import { tokenToSend } from './tokens.ts';

/** Milliseconds without progress or answer after which an upload counts as timed out. */
export const stallTimeout = 30_000;

type Upload = {
  /** Relative to /v1. */
  path: string;
  file: Blob;
  /** 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Posts the file's bytes and parses the answer.
 * @throws ApiError as every call does; a cancelled one rejects too
 */
export function upload<Output>(sent: Upload, schema: z.ZodMiniType<Output>): Promise<Output> {
  return parsedAs(post(sent), schema);
}

async function post(sent: Upload): Promise<Answer> {
  const key = keyFor(sent.path, sent.file);
  let next: string | null | undefined = await tokenToSend();
  let response: Response;
  do {
    const token = next ?? undefined;
    response = await send(sent, token, key);
    answers(response, key);
    next = await tokenAfter(response, token);
  } while (next);
  const body: unknown = await response.json().catch(() => undefined);
  return response.ok ? { data: body, response } : { error: body, response };
}

function send({ path, file, onProgress, signal }: Upload, token: string | undefined, key: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      settle();
    };
    const cancel = () => {
      request.abort();
      end(() => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    };
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        request.abort();
        end(() => reject(new DOMException('No answer.', 'TimeoutError')));
      }, stallTimeout);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onerror = () => end(() => reject(new TypeError('The upload failed.')));
    request.onload = () => end(() => resolve(answerOf(request)));
    request.open('POST', baseUrl + path);
    request.withCredentials = true;
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader(keyHeader, key);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    signal.addEventListener('abort', cancel);
    if (signal.aborted) return cancel();
    listen();
    request.send(file);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const retryAfter = request.getResponseHeader('Retry-After');
  // The `Response` constructor throws if one of these has a body.
  const body = status === 204 || status === 205 || status === 304 ? null : responseText;
  return new Response(body, { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} });
}

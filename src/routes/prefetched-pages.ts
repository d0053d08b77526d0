/**
 * What pages show first, asked for before they are opened: their answers, and their files (§product.77). The server makes the
 * calls of the page, as it does for a page that it renders, and sends their answers without the page.
 */
import { changeSent, personChanged } from '../api/signals.ts';
import type { Answer, AnswerTo } from '../machines/answered.ts';
import { browserZone } from './browser-zone.ts';
import { answersOf, hasRows, type PrefetchedPage, rememberAnswers } from './first-answers.ts';
import { positionOf } from './page-position.ts';
import { loadParts } from './part-files.ts';

/** Milliseconds for which the answers are used. */
const keptFor = 10_000;
/** Milliseconds after which a page that does not come is not waited for. */
const longest = 10_000;

type Page = { askedAt: number; answers: Map<string, Answer> };

/** The pages that were asked for, by their path and query. */
const pages = new Map<string, Page>();

/** Drops what a change may have made out of date; answers that are still on their way are not kept. */
const drop = () => pages.clear();
changeSent.listen(drop);
personChanged.listen(drop);

const isFresh = ({ askedAt }: Page) => performance.now() - askedAt < keptFor;

/** Asks for the page at this address for this person, null for a visitor, unless it was asked for just now. */
export async function prefetch(url: string, person: string | null): Promise<void> {
  const known = pages.get(url);
  if (known && isFresh(known)) return;
  const page: Page = { askedAt: performance.now(), answers: new Map() };
  pages.set(url, page);
  const data = await load(url).catch(() => null); // the page then makes its calls itself
  if (!data) return;
  if (!isOfThisBuild(data)) return;
  data.files.forEach(preload);
  void loadParts(data.parts);
  const isSame = data.person === person && (data.zone === null || data.zone === browserZone());
  if (!isSame || pages.get(url) !== page) return;
  // A failed call is made again by the page.
  page.answers = new Map(data.answers.filter(([, answer]) => 'output' in answer));
  rememberAnswers(answersOf(page.answers));
}

/** The answers for the page that is being opened; null where there are none. */
export function prefetchedAnswers(): AnswerTo | null {
  if (pages.size === 0) return null;
  const page = pages.get(location.pathname + location.search);
  if (!page || page.answers.size === 0 || !isFresh(page)) return null;
  const { rows } = positionOf(history.state?.key);
  if (![...page.answers.values()].every((answer) => hasRows(answer, rows))) return null;
  return answersOf(page.answers);
}

async function load(url: string): Promise<PrefetchedPage | null> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    priority: 'low',
    signal: AbortSignal.timeout(longest),
  });
  return response.status === 200 ? response.json() : null; // written by src/render.tsx of the same build
}

/** After a release, an open page still runs the code of the one before. */
const isOfThisBuild = ({ entry }: PrefetchedPage) =>
  document.querySelector(`script[src="${CSS.escape(entry)}"]`) !== null;

/** Loads a file of code without running it. */
function preload(file: string): void {
  if (document.head.querySelector(`link[href="${CSS.escape(file)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

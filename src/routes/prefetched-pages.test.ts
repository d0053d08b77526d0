import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSent, personChanged } from '../api/signals.ts';
import { keyOf, type PrefetchedPage } from './first-answers.ts';
import { prefetch, prefetchedAnswers } from './prefetched-pages.ts';

const page: PrefetchedPage = {
  url: '/courses?level=Beginner',
  person: null,
  at: 0,
  zone: null,
  answers: [[keyOf('listCourses', { level: 'Beginner' }), { output: 'courses' }]],
  parts: [],
  files: ['/assets/list.js'],
  entry: '/assets/index-1.js',
};
const url = page.url;
const failed = { failure: { kind: 'unreachable', status: 0, message: null, retryAfter: null }, problem: null } as const;

const append = vi.fn();
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  personChanged.emit();
  append.mockClear();
  fetched.mockReset().mockImplementation(async () => Response.json(page));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { pathname: '/courses', search: '?level=Beginner' });
  vi.stubGlobal('history', { state: { key: 'new' } });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('document', {
    head: { querySelector: () => null, append },
    createElement: () => ({}),
    querySelector: (selector: string) => (selector === 'script[src="/assets/index-1.js"]' ? {} : null),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const answer = () => prefetchedAnswers()?.('listCourses', { level: 'Beginner' });

describe('§product.77 A page that is asked for before it is opened', () => {
  it('has its answers and its files, and is asked for once', async () => {
    expect(answer()).toBeUndefined();
    await Promise.all([prefetch(url, null), prefetch(url, null)]);
    expect(fetched.mock.calls.map(([asked, { headers }]) => [asked, headers])).toEqual([
      [url, { Accept: 'application/json' }],
    ]);
    expect(answer()).toEqual({ output: 'courses' });
    expect(prefetchedAnswers()?.('listCourses', { level: 'Advanced' })).toBeUndefined();
    expect(append).toHaveBeenCalledExactlyOnceWith({ rel: 'modulepreload', href: '/assets/list.js' });
  });

  it('has them for ten seconds', async () => {
    await prefetch(url, null);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(answer()).toEqual({ output: 'courses' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(answer()).toBeUndefined();
    await prefetch(url, null);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a change', changeSent],
    ['somebody else signing in', personChanged],
  ])('loses them by %s, also while they are on their way', async (_what, signal) => {
    await prefetch(url, null);
    signal.emit();
    expect(answer()).toBeUndefined();
    const asked = prefetch(url, null);
    signal.emit();
    await asked;
    expect(answer()).toBeUndefined();
  });

  it.each<[string, Partial<PrefetchedPage>]>([
    ["another person's", { person: 'somebody' }],
    ['for another time zone', { zone: 'Antarctica/Troll' }],
    ['of another build', { entry: '/assets/index-2.js' }],
    ['a call that failed', { answers: [[keyOf('listCourses', { level: 'Beginner' }), failed]] }],
  ])('does without what is %s', async (_what, changed) => {
    fetched.mockResolvedValue(Response.json({ ...page, ...changed }));
    await prefetch(url, null);
    expect(answer()).toBeUndefined();
  });

  it.each<[string, () => Promise<Response>]>([
    ['nothing comes', () => Promise.reject(new TypeError('offline'))],
    ['the page leads elsewhere', async () => new Response(null, { status: 204 })],
    ['a proxy answers', async () => new Response('<h1>502</h1>', { status: 502 })],
    ['it is no JSON', async () => new Response('<h1>Please sign in</h1>')],
  ])('makes its own calls where %s', async (_what, answers) => {
    fetched.mockImplementation(answers);
    await prefetch(url, null);
    expect(answer()).toBeUndefined();
  });
});

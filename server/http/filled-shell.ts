/** Puts a rendered page into the app's shell. */
import type { RenderedPage } from '../../src/render.tsx';

export type Site = { origin: string; name: string };

const emptyRoot = '<div id="root"></div>';
const title = /<title>[^<]*<\/title>/;
const description = / *<meta name="description"[^>]*>\n/;
const picture = '/previews/platform.png';
/** React names the pictures that are to come early at the beginning of what it renders. */
const earlyPictures = /^(?:<link rel="preload" as="image"[^>]*>)+/;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (one) => escapes[one] ?? one);

/** In JSON, `<` may be written so: a text with an end tag in it cannot end the script. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The page in the shell, which names the files that the browser needs for it, beside those that every page loads.
 * @throws where the shell has no empty root
 */
export function filled(shell: string, page: RenderedPage, site: Site, files: string[]): string {
  const at = shell.indexOf(emptyRoot);
  if (at < 0) throw new Error('index.html has no empty #root to render into.');
  const head = shell.slice(0, at);
  const links = [...new Set(files)]
    .filter((file) => !head.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  // Before the scripts, which would otherwise be loaded first, as there are more of them than connections.
  const [pictures = ''] = earlyPictures.exec(page.html) ?? [];
  const about = page.data.person === null ? publicTags(page, site) : [];
  const added = [...about, ...(pictures ? [pictures] : []), ...links].map((tag) => `    ${tag}\n`).join('');
  return [
    (about.length > 0 ? head.replace(description, '') : head)
      .replace(title, () => `<title>${escaped(page.head.title ?? site.name)}</title>`)
      .replace('  </head>', () => `${added}  </head>`),
    `<div id="root">${page.html.slice(pictures.length)}</div>`,
    `<script type="application/json" id="page-data">${inScript(page.data)}</script>`,
    shell.slice(at + emptyRoot.length),
  ].join('');
}

/** What search engines and previews of links read of a public page; nothing of any other. */
function publicTags({ head, data }: RenderedPage, { origin, name }: Site): string[] {
  if (head.description === undefined) return [];
  // The filters of a list make no page of their own.
  const url = origin + (data.url.split('?')[0] ?? '');
  const properties = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': head.title ?? name,
    'og:description': head.description,
    'og:url': url,
    'og:image': origin + (head.picture ?? picture),
  };
  return [
    `<meta name="description" content="${escaped(head.description)}">`,
    `<link rel="canonical" href="${escaped(url)}">`,
    ...Object.entries(properties).map(([key, text]) => `<meta property="${key}" content="${escaped(text)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(head.about ? [`<script type="application/ld+json">${inScript(head.about)}</script>`] : []),
  ];
}

/** A review's result as one HTML page that needs no network: its pictures lie beside it. */
import { escaped } from '../html.ts';
import { type Approvals, type Change, statusOf } from './approvals.ts';
import { script, style } from './page.style.ts';
import { fileOf } from './render.ts';

export type Result = { base: string; date: string; same: number; changes: Change[] };

const kinds = { changed: 'Changed', new: 'New', removed: 'Removed' } as const;
const parts = {
  changed: ['before', 'after', 'difference'],
  new: ['after'],
  removed: ['before'],
} as const;
const labels = {
  approved: 'Approved',
  rejected: 'Rejected',
  stale: 'Approval is stale',
  open: 'To be looked at',
} as const;

function figures(change: Change): string {
  const { story, mode, kind, share } = change;
  const name = escaped(fileOf(story.id, mode));
  const each = parts[kind].map(
    (part) => `<figure><a href="pages/${part}/${name}"><img loading="lazy" src="pages/${part}/${name}"
      alt="${part}: ${escaped(story.name)}, ${mode}"></a><figcaption>${part}</figcaption></figure>`,
  );
  const amount = share === undefined ? '' : `, ${(share * 100).toFixed(share < 0.001 ? 3 : 1)}% of its pixels`;
  return `<h4>${mode.replace('-', ', ')} px${amount}</h4><div class="pictures">${each.join('')}</div>`;
}

function remark(change: Change, approvals: Approvals): string {
  const verdict = approvals[change.story.id]?.[change.mode];
  if (!verdict) return '';
  const { note, by, date } = verdict;
  return `${note ? `"${escaped(note)}", ` : ''}${escaped(by)}, ${date}`;
}

const form = (story: string, approve: string, reject: string) => `
<form data-served="true" data-story="${escaped(story)}"><label>Note <input name="note" autocomplete="off"></label>
<button value="approved">${approve}</button>${reject && `<button value="rejected">${reject}</button>`}</form>`;

function article(changes: readonly Change[], approvals: Approvals): string {
  const [first] = changes;
  if (!first) return '';
  const { id, title, name } = first.story;
  const statuses = [...new Set(changes.map((change) => statusOf(change, approvals)))];
  const remarks = [...new Set(changes.map((change) => remark(change, approvals)).filter(Boolean))];
  const signs = statuses.map((status) => `<span class="status ${status}">${labels[status]}</span>`).join(', ');
  return `<article id="${escaped(id)}"><header><h3>${escaped(title)}: ${escaped(name)}</h3>
<span>${signs}${remarks.length > 0 ? ` (${remarks.join('; ')})` : ''}</span></header>
${changes.map(figures).join('')}${form(id, 'Approve', 'Reject')}
<p data-served="false"><code>npm run review -- approve ${escaped(id)} --note "…"</code></p></article>`;
}

export function pageOf({ base, date, same, changes }: Result, approvals: Approvals): string {
  const count = (status: string) => changes.filter((change) => statusOf(change, approvals) === status).length;
  const sections = (['changed', 'new', 'removed'] as const).map((kind) => {
    const byStory = Map.groupBy(
      changes.filter((change) => change.kind === kind),
      ({ story }) => story.id,
    );
    if (byStory.size === 0) return '';
    const articles = [...byStory.values()].map((group) => article(group, approvals));
    return `<h2 id="${kind}">${kinds[kind]} <small>(${byStory.size})</small></h2>${articles.join('')}`;
  });
  const links = (['changed', 'new', 'removed'] as const).map((kind) => {
    const stories = new Set(changes.filter((change) => change.kind === kind).map(({ story }) => story.id)).size;
    return stories > 0 ? `<a href="#${kind}">${kinds[kind]}: ${stories}</a>` : '';
  });
  const unchanged = changes.length === 0 ? '<p>Every picture is as it was.</p>' : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Review of the pictures</title><style>${style}</style>
<h1>Review of the pictures</h1>
<p>Each story in light and dark at 390 and 1280 px, against <code>${escaped(base)}</code>, on ${date}. ${same} pictures are
as they were; of ${changes.length} others ${count('approved')} are approved, ${count('rejected')} rejected,
${count('stale')} approved before they changed again, and ${count('open')} to be looked at.</p>
<nav aria-label="Kinds of change">${links.join('')}</nav>${unchanged}
${changes.length > 0 ? form('*', 'Approve all', '') : ''}
${sections.join('')}<script>${script}</script></html>`;
}

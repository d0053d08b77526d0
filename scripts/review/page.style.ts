export const style = `
:root { color-scheme: light dark; --line: light-dark(#dcd3c2, #323a46); --ink: light-dark(#211e19, #ece7dc);
  --muted: light-dark(#544e44, #bdb7aa); --sheet: light-dark(#fffdf8, #191e26); --action: light-dark(#1b4f93, #8fb4ee);
  --good: light-dark(#1a5a47, #86d3b5); --bad: light-dark(#93280f, #f6ab95); --old: light-dark(#6b4500, #ebc26b);
  font: 16px/1.5 system-ui, sans-serif; background: light-dark(#faf6ee, #12161c); color: var(--ink); }
body { max-width: 88rem; margin: 0 auto; padding: 1.5rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; } h2 { margin: 2.5rem 0 .75rem; }
p { max-width: 44rem; color: var(--muted); } code { font-size: .9em; }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; }
nav a, article a { color: var(--action); }
article { background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: 1rem 1.25rem; margin: 1rem 0; }
article header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; justify-content: space-between; }
h3 { margin: 0; font-size: 1.05rem; } h4 { margin: 1rem 0 .4rem; font-size: .875rem; color: var(--muted); font-weight: 600; }
.status { font-weight: 600; } .approved { color: var(--good); } .rejected { color: var(--bad); } .stale { color: var(--old); }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; } figcaption { font-size: .8125rem; color: var(--muted); }
img { max-width: 100%; border: 1px solid var(--line); display: block; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-top: 1rem; }
label { display: grid; gap: .2rem; flex: 1 1 16rem; font-size: .875rem; }
input, button { font: inherit; min-height: 2.5rem; padding: 0 .75rem; border: 1px solid var(--muted); border-radius: 5px;
  background: transparent; color: inherit; }
button { cursor: pointer; font-weight: 600; } button[value=approved] { background: var(--action); border-color: var(--action);
  color: light-dark(#fff, #0c1626); }
:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; } [hidden] { display: none; }`;

/** Opened as a file, the page shows the command instead of the forms. */
export const script = `
const served = location.protocol !== 'file:';
for (const part of document.querySelectorAll('[data-served]')) part.hidden = (part.dataset.served === 'true') !== served;
addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const verdict = { story: form.dataset.story, verdict: event.submitter.value, note: form.note.value };
  const answer = await fetch('/verdicts', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(verdict),
  });
  if (!answer.ok) return alert(await answer.text());
  const anchor = form.closest('article')?.id ?? '';
  location.hash = anchor;
  location.reload();
});`;

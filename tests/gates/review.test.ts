/** `npm run review` tells pictures apart as a person would, and a verdict holds for exactly the pixels it was given for. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type Change,
  matches,
  readApprovals,
  statusOf,
  withVerdict,
  writeApprovals,
} from '../../scripts/review/approvals.ts';
import { compare, type Picture, pixelsOf, write } from '../../scripts/review/compare.ts';
import { pageOf } from '../../scripts/review/page.ts';
import { fileOf } from '../../scripts/review/render.ts';

const folder = mkdtempSync(join(tmpdir(), 'review-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A white sheet with a block of ink. */
function sheet(width: number, height: number, block: { at: number; size: number; ink: number }): Picture {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = block.at; y < block.at + block.size; y += 1) {
    data.fill(block.ink, (y * width + block.at) * 4, (y * width + block.at + block.size) * 4);
  }
  for (let index = 3; index < data.length; index += 4) data[index] = 255;
  return { width, height, data };
}

const ink = { at: 4, size: 8, ink: 30 };
let runs = 0;

async function compared(before: Picture | null, after: Picture | null) {
  runs += 1;
  const folders = [before, after].map((_, index) => join(folder, String(runs), String(index)));
  const [old = '', now = ''] = folders;
  for (const [index, picture] of [before, after].entries()) {
    const target = folders[index] ?? '';
    mkdirSync(target, { recursive: true });
    if (picture) writeFileSync(join(target, fileOf('button--busy', 'dark-390')), await write(picture));
  }
  return compare(old, now, 'button--busy', 'dark-390');
}

describe('Two pictures of a story', () => {
  it('are the same if their pixels are equal, or differ too little to be seen', async () => {
    expect(await compared(sheet(32, 24, ink), sheet(32, 24, ink))).toEqual({ kind: 'same' });
    expect(await compared(sheet(32, 24, ink), sheet(32, 24, { ...ink, ink: 32 }))).toEqual({ kind: 'same' });
    expect(await compared(null, null)).toEqual({ kind: 'same' });
  });

  it('are changed where a part moves, with the share of pixels that differ', async () => {
    const after = sheet(32, 24, { ...ink, at: 6 });
    const found = await compared(sheet(32, 24, ink), after);
    expect(found).toMatchObject({ kind: 'changed', sha256: pixelsOf(after) });
    expect(found.kind === 'changed' && found.share).toBeCloseTo(56 / (32 * 24), 2);
  });

  it('are changed where one is taller, and the difference is as tall as that one', async () => {
    const found = await compared(sheet(32, 24, ink), sheet(32, 40, ink));
    expect(found).toMatchObject({ kind: 'changed', picture: { width: 32, height: 40 } });
  });

  it('are reported as new or removed if only one exists, with the hash of its pixels', async () => {
    const sha256 = pixelsOf(sheet(32, 24, ink));
    expect(await compared(null, sheet(32, 24, ink))).toEqual({ kind: 'new', sha256 });
    expect(await compared(sheet(32, 24, ink), null)).toEqual({ kind: 'removed', sha256 });
  });

  it('have different hashes if the same bytes have another width and height', () => {
    expect(pixelsOf(sheet(32, 24, ink))).not.toBe(pixelsOf({ ...sheet(32, 24, ink), width: 24, height: 32 }));
  });
});

const busy: Change = {
  story: { id: 'button--busy', title: 'Button', name: 'Busy <b>' },
  mode: 'dark-390',
  kind: 'changed',
  sha256: 'a1',
  share: 0.02,
};
const verdict = { verdict: 'approved', note: 'Wider, as agreed', by: 'Ada', date: '2026-11-21' } as const;

describe('The verdict on a picture', () => {
  it('holds until its pixels change', () => {
    const approvals = withVerdict({}, [busy], verdict);
    expect(statusOf(busy, {})).toBe('open');
    expect(statusOf(busy, approvals)).toBe('approved');
    expect(statusOf(busy, withVerdict(approvals, [busy], { ...verdict, verdict: 'rejected' }))).toBe('rejected');
    expect(statusOf({ ...busy, sha256: 'b2' }, approvals)).toBe('stale');
  });

  it('holds for its theme and width alone, and leaves earlier ones as they are', () => {
    const wide: Change = { ...busy, mode: 'dark-1280' };
    const approvals = withVerdict(withVerdict({}, [busy], verdict), [wide], { ...verdict, verdict: 'rejected' });
    expect([statusOf(busy, approvals), statusOf(wide, approvals)]).toEqual(['approved', 'rejected']);
    expect(statusOf({ ...busy, mode: 'light-390' }, approvals)).toBe('open');
  });

  it('is kept in a file, in the order of the stories', () => {
    const file = join(folder, 'kept', 'approvals.json');
    expect(readApprovals(file)).toEqual({});
    const approvals = withVerdict(
      withVerdict({}, [busy], verdict),
      [{ ...busy, story: { ...busy.story, id: 'alert--danger' } }],
      verdict,
    );
    writeApprovals(file, approvals);
    expect(readApprovals(file)).toEqual(approvals);
    expect(Object.keys(approvals)).toEqual(['alert--danger', 'button--busy']);
  });

  it('is refused in a file that names no theme and width', () => {
    const file = join(folder, 'wrong.json');
    writeFileSync(file, JSON.stringify({ 'button--busy': { purple: { sha256: 'a1', ...verdict } } }));
    expect(() => readApprovals(file)).toThrow();
  });

  it('can be given to a story, to all whose id has a part in common, or to one picture', () => {
    const patterns = ['button--busy', 'button', 'button--busy@dark-390', 'button--busy@light-390', 'alert'];
    expect(patterns.map((pattern) => matches(busy, pattern))).toEqual([true, true, true, false, false]);
  });
});

describe('The page of a review', () => {
  const result = { base: 'main', date: '2026-11-21', same: 12, changes: [busy] };

  it('shows before, after and difference, and the verdict on the picture', () => {
    const page = pageOf(result, withVerdict({}, [busy], verdict));
    for (const part of ['before', 'after', 'difference']) {
      expect(page).toContain(`src="pages/${part}/button--busy@dark-390.png"`);
    }
    expect(page).toContain('Approved');
    expect(page).toContain('Wider, as agreed');
    expect(page).toContain('Busy &lt;b&gt;');
  });

  it('says that an approval is stale', () => {
    expect(pageOf(result, withVerdict({}, [{ ...busy, sha256: 'old' }], verdict))).toContain('Approval is stale');
  });

  it('needs no network, and says if no picture has changed', () => {
    const page = pageOf({ ...result, changes: [] }, {});
    expect(page).toContain('Every picture is as it was.');
    expect(page).not.toMatch(/https?:/);
  });
});

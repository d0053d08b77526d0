/** What is new, changed or gone between two sets of pictures. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Mode } from '../../.storybook/modes.ts';
import { fileOf } from './render.ts';

export type Picture = { width: number; height: number; data: Buffer };

export async function read(png: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const raw = ({ width, height }: Picture) => ({ raw: { width, height, channels: 4 as const } });
export const write = (picture: Picture) => sharp(picture.data, raw(picture)).png().toBuffer();

/** A hash of the pixels alone: two files that compress them differently are equal. */
export const pixelsOf = ({ width, height, data }: Picture) =>
  createHash('sha256').update(`${width}x${height}`).update(data).digest('hex');

/** The picture on a canvas of the given size, transparent where the picture ends. */
function onCanvas(picture: Picture, width: number, height: number): Promise<Picture> | Picture {
  if (picture.width === width && picture.height === height) return picture;
  const right = width - picture.width;
  const bottom = height - picture.height;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(picture.data, raw(picture)).extend({ right, bottom, background }).png().toBuffer().then(read);
}

/** The pixels that a person could tell apart, and where they are. */
export async function difference(before: Picture, after: Picture): Promise<{ count: number; picture: Picture }> {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [one, other] = await Promise.all([onCanvas(before, width, height), onCanvas(after, width, height)]);
  const data = Buffer.alloc(width * height * 4);
  const count = pixelmatch(one.data, other.data, data, width, height, { threshold: 0.1 });
  return { count, picture: { width, height, data } };
}

export type Comparison =
  | { kind: 'same' }
  | { kind: 'new' | 'removed'; sha256: string }
  | { kind: 'changed'; sha256: string; share: number; picture: Picture };

/** `before` and `after` are folders of pictures. */
export async function compare(before: string, after: string, story: string, mode: Mode): Promise<Comparison> {
  const [old, now] = [before, after].map((folder) => {
    const file = join(folder, fileOf(story, mode));
    return existsSync(file) ? readFileSync(file) : null;
  });
  if (!old && !now) return { kind: 'same' };
  if (!old || !now) {
    const sha256 = pixelsOf(await read(old ?? now ?? ''));
    return { kind: old ? 'removed' : 'new', sha256 };
  }
  if (old.equals(now)) return { kind: 'same' };
  const picture = await read(now);
  const found = await difference(await read(old), picture);
  if (found.count === 0) return { kind: 'same' };
  const share = found.count / (found.picture.width * found.picture.height);
  return { kind: 'changed', sha256: pixelsOf(picture), share, picture: found.picture };
}

/** The pictures that previews of links show: each course's cover, and the landing page's picture, on 1200 × 630 pixels. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const [width, height] = [1200, 630];

/** The drawing in the middle of a picture, with the drawing's own ground around it. @throws where it has no size or ground */
export function framed(drawing: string): string {
  const size = /<svg[^>]*? viewBox="0 0 (\d+) (\d+)"/.exec(drawing);
  const ground = /<rect x="0" y="0" width="\d+" height="\d+" fill="(#[0-9a-f]{6})"/.exec(drawing)?.[1];
  if (!size || !ground) throw new Error('The drawing has no size, or no ground that covers it.');
  const scale = Math.min(width / Number(size[1]), height / Number(size[2]));
  const [w, h] = [Number(size[1]) * scale, Number(size[2]) * scale];
  const place = `x="${(width - w) / 2}" y="${(height - h) / 2}"`;
  const placed = drawing.replace(/(<svg[^>]*?) width="\d+" height="\d+"/, `$1 ${place} width="${w}" height="${h}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${placed}</svg>`;
}

export function writePreviewPictures(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, drawing: string) =>
    writeFileSync(join(folder, `${name}.png`), new Resvg(framed(drawing)).render().asPng());
  write('platform', readFileSync('public/hero.svg', 'utf8'));
  for (const cover of globSync('content/courses/*/cover.svg')) {
    write(basename(dirname(cover)), readFileSync(cover, 'utf8'));
  }
}

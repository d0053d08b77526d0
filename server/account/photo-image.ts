/** Profile photos: recognised by content, made small and free of metadata (§account.37, §account.43). */
import sharp from 'sharp';
import { Problem } from '../http/problem.ts';

const largestSide = 512;
const mostPixels = 50_000_000;

/** A WebP of at most 512 px a side. Throws a 422 for anything but a readable PNG, JPEG or WebP. */
export async function preparePhoto(bytes: Buffer): Promise<Buffer> {
  if (!isSupported(bytes)) throw new Problem(422, 'The photo must be a PNG, JPEG or WebP image.');
  try {
    // Without `keepMetadata`, sharp drops place, camera and all else.
    return await sharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize(largestSide, largestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    throw new Problem(422, 'The photo cannot be read. Please try another image.', { cause });
  }
}

function isSupported(bytes: Buffer): boolean {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
  const webp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return starts('89504e470d0a1a0a') || starts('ffd8ff') || webp;
}

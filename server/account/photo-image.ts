/** Profile photos: recognised by content, made small and free of metadata (§account.37, §account.43). */
import sharp from 'sharp';
import { Problem } from '../http/problem.ts';

const largestSide = 512;
const maxPixels = 50_000_000;

/** Converts to a WebP of at most 512 px on each side. Throws 422 for anything but a readable PNG, JPEG or WebP. */
export async function preparePhoto(bytes: Buffer): Promise<Buffer> {
  if (!isSupported(bytes)) throw new Problem(422, 'The photo must be a PNG, JPEG or WebP image.');
  try {
    // Without `keepMetadata`, sharp removes all metadata, such as location and camera.
    return await sharp(bytes, { limitInputPixels: maxPixels })
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

/**
 * A process that reads one photo from its input and writes it small to its output, so that a hostile file that
 * crashes the decoder harms nothing else. Ends with 2 where the photo cannot be read (§account.37, §account.43).
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { unreadable } from './protocol.ts';

const largestSide = 512;
const maxPixels = 50_000_000;

sharp.concurrency(1);
try {
  // Without `keepMetadata`, sharp removes all metadata, such as location and camera.
  const small = await sharp(await buffer(process.stdin), { limitInputPixels: maxPixels })
    .autoOrient()
    .resize(largestSide, largestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
  process.stdout.write(small);
} catch {
  process.exitCode = unreadable;
}

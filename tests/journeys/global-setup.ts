/** Before the journeys: one seeded database folder, of which every server takes a copy. Seeding takes longest. */
import { startProduct } from './server.ts';

// biome-ignore lint/style/noDefaultExport: Playwright asks for it.
export default async function prepare() {
  if (process.env['SEEDED_FOLDER']) return undefined;
  const product = await startProduct();
  await product.end('SIGTERM');
  process.env['SEEDED_FOLDER'] = product.folder;
  return product.discard;
}

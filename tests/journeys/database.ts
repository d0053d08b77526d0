import { openDatabase } from '../../server/platform/database/client.ts';
import type { Product } from './server.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>['db'];

/** Reads the product's database while its server is stopped: only one process can open it. */
export async function readDatabase<Found>(product: Product, read: (db: Database) => Promise<Found>): Promise<Found> {
  await product.end('SIGTERM');
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataFolder: product.folder });
  try {
    return await read(db);
  } finally {
    await close();
    await product.start();
  }
}

/** What is read from the database and remembered for a while in this process. */
import { LRUCache } from 'lru-cache';
import { type Database, rootOf } from '../platform/database/client.ts';

/**
 * Remembers what `read` returns, by database and key, for `ttl` milliseconds and for at most `max` keys; simultaneous
 * callers share one reading. For as long again, callers get the old value while the new one is read. What a transaction
 * reads is not kept, as it may be rolled back; and it waits for no reading that is under way, which may itself wait for the
 * transaction's connection.
 */
export function remembering<Value extends object>(
  { ttl, max }: { ttl: number; max: number },
  read: (db: Database, key: string) => Promise<Value>,
) {
  const caches = new WeakMap<Database, LRUCache<string, Value>>();
  const cacheOf = (root: Database) => {
    const known = caches.get(root);
    if (known) return known;
    const made = new LRUCache<string, Value>({
      max,
      ttl,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: (key) => read(root, key),
    });
    caches.set(root, made);
    return made;
  };
  return {
    async get(db: Database, key: string): Promise<Value> {
      const root = rootOf(db);
      const cache = cacheOf(root);
      if (root !== db) return cache.get(key, { allowStale: true }) ?? read(db, key);
      const value = await cache.fetch(key, { allowStale: cache.getRemainingTTL(key) > -ttl });
      return value ?? read(db, key); // the reading was given up, as its place was needed for another key
    },
    /** Forgets all that was read, and what is being read. */
    drop: (db: Database) => caches.delete(rootOf(db)),
  };
}

/** Vitest's start of each file of the server's tests: thousands of passwords are hashed there, at the smallest cost there is. */
import { vi } from 'vitest';

vi.mock('../account/hash-cost.ts', () => ({ cost: { memory: 8, passes: 1, parallelism: 1 } }));

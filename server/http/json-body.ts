/** Reads a JSON body, and refuses one that would cost much to check, or that code could stumble over. */
import { Problem } from './problem.ts';

/** Levels of lists and objects in each other: forms send four at most. */
const deepest = 32;
/** List entries and fields, at any depth. */
const mostValues = 5_000;
/** Copying these from one object to another can change what all objects inherit. */
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Undefined for an empty body. Throws 400. */
export function readJson(body: Buffer): unknown {
  const text = body.toString('utf8');
  if (text === '') return undefined;
  // PostgreSQL cannot store NUL in text.
  if (/(?<!\\)(\\\\)*\\u0000/.test(text)) throw new Problem(400, 'The body contains a NUL character.');
  const value = parse(text);
  check(value);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem(400, 'The body is not valid JSON.', { cause });
  }
}

/** Level by level and not by recursion, as a deep body would overflow the stack. */
function check(body: unknown): void {
  let values = 0;
  let level = [body];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest) throw new Problem(400, 'The body is nested too deep.');
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (!Array.isArray(value)) refuseKeys(Object.keys(value));
      const held = Object.values(value);
      values += held.length;
      if (values > mostValues) throw new Problem(400, 'The body has too many values.');
      for (const one of held) if (typeof one === 'object') next.push(one);
    }
    level = next;
  }
}

function refuseKeys(keys: string[]): void {
  const refused = keys.find((key) => refusedKeys.has(key));
  if (refused) throw new Problem(400, `The body must not have a key named ${refused}.`);
}

/** What a worker's global object is before and while a stranger's code runs. */

/**
 * The language itself, and what SQLite and Python need once they are loaded; the rest of what the browser offers is taken away.
 * `eval` is there and forbidden, by the policy of the worker's response.
 */
const kept = new Set([
  ...[
    'Object',
    'Function',
    'Array',
    'Number',
    'parseFloat',
    'parseInt',
    'Infinity',
    'NaN',
    'undefined',
    'Boolean',
    'eval',
  ],
  ...['String', 'Symbol', 'Date', 'Promise', 'RegExp', 'Error', 'AggregateError', 'EvalError', 'RangeError'],
  ...['ReferenceError', 'SyntaxError', 'TypeError', 'URIError', 'SuppressedError', 'JSON', 'Math', 'Intl', 'Reflect'],
  ...[
    'ArrayBuffer',
    'Uint8Array',
    'Int8Array',
    'Uint16Array',
    'Int16Array',
    'Uint32Array',
    'Int32Array',
    'Float16Array',
  ],
  ...[
    'Float32Array',
    'Float64Array',
    'Uint8ClampedArray',
    'BigUint64Array',
    'BigInt64Array',
    'DataView',
    'Map',
    'BigInt',
  ],
  ...['Set', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry', 'Proxy', 'Iterator', 'AsyncIterator', 'isFinite'],
  ...[
    'isNaN',
    'decodeURI',
    'decodeURIComponent',
    'encodeURI',
    'encodeURIComponent',
    'escape',
    'unescape',
    'globalThis',
  ],
  ...['WebAssembly', 'TextDecoder', 'TextEncoder', 'performance', 'Performance', 'crypto', 'Crypto', 'console'],
  ...['setTimeout', 'clearTimeout', 'queueMicrotask', 'DOMException', 'AbortController', 'AbortSignal', 'URL'],
  ...['Event', 'EventTarget', 'MessageEvent', 'self', 'location', 'navigator', 'WorkerGlobalScope'],
  ...['DedicatedWorkerGlobalScope', 'WorkerNavigator', 'WorkerLocation', 'postMessage', 'onmessage'],
]);

/** Of the navigator, what a runtime may ask about its host; not storage, locks or devices. */
const keptOfNavigator = new Set(['userAgent', 'platform', 'language', 'languages', 'hardwareConcurrency', 'onLine']);

/**
 * Takes away network, storage, locks, other workers, channels to other pages, and the function that makes others of
 * texts. The policy of the worker's own response forbids the network and code from texts by itself; storage has no policy.
 */
export function closeScope(): void {
  refuseCodeFromText();
  closeNavigator();
  for (
    let scope: object | null = globalThis;
    scope && scope !== Object.prototype;
    scope = Object.getPrototypeOf(scope)
  ) {
    for (const name of Object.getOwnPropertyNames(scope)) {
      if (kept.has(name) || name === 'constructor' || isOfEventTarget(scope)) continue;
      if (!Reflect.deleteProperty(scope, name)) Reflect.set(scope, name, undefined);
    }
  }
}

/** `instanceof Function` goes on to work, which SQLite's own code asks. */
function refuseCodeFromText(): void {
  const refused = Object.assign(
    () => {
      throw new TypeError('Code is not made of texts here');
    },
    { prototype: Function.prototype },
  );
  for (const like of [() => {}, async () => {}, function* () {}, async function* () {}]) {
    Reflect.defineProperty(Object.getPrototypeOf(like), 'constructor', { value: refused });
  }
  Reflect.set(globalThis, 'Function', refused);
}

function closeNavigator(): void {
  const prototype: object = Object.getPrototypeOf(navigator);
  for (const name of Object.getOwnPropertyNames(prototype)) {
    if (name !== 'constructor' && !keptOfNavigator.has(name)) Reflect.deleteProperty(prototype, name);
  }
}

const isOfEventTarget = (scope: object) => scope === EventTarget.prototype;

/** A runtime that asks for more memory than this is refused, and tells the student's code that there is none left. */
export function limitMemory(mostBytes: number): void {
  const pageBytes = 65_536;
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * pageBytes > mostBytes) throw new RangeError('No memory left');
    return grow.call(this, pages);
  };
}

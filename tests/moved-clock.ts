/** Loaded into a process before all else (`--import`): its clock is ahead by `CLOCK_AHEAD` milliseconds. */
export const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0);

/** Also for pages, as it needs nothing from outside. A clock that a test has set itself stays. */
export function moveClock(milliseconds: number): void {
  if (!Function.prototype.toString.call(Date).includes('[native code]')) return;
  globalThis.Date = new Proxy(Date, {
    construct: (real, given) => Reflect.construct(real, given.length === 0 ? [real.now() + milliseconds] : given),
    get: (real, name) => (name === 'now' ? () => real.now() + milliseconds : Reflect.get(real, name)),
  });
}

/** For pages: the browser's own clock, by which cookies expire, stays where it is. */
export function moveCookies(milliseconds: number): void {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    get: () => own?.get?.call(document),
    set: (cookie: string) => {
      const shifted = cookie.replace(/expires=([^;]+)/i, (_, date: string) => {
        return `expires=${new Date(Date.parse(date) - milliseconds).toUTCString()}`;
      });
      own?.set?.call(document, shifted);
    },
  });
}

/** What a process needs in its environment for it. */
export const environmentAt = (milliseconds: number) => ({
  CLOCK_AHEAD: String(milliseconds),
  NODE_OPTIONS: `--import=${import.meta.filename}`,
});

if (process.env['CLOCK_AHEAD']) moveClock(ahead);

/** Loaded into a process before all else (`--import`): its clock is ahead by `CLOCK_AHEAD` milliseconds. */
export const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0);

/** Runs in pages, too, so it uses nothing from outside. A clock that a test has replaced is left alone. */
export function moveClock(milliseconds: number): void {
  if (!Function.prototype.toString.call(Date).includes('[native code]')) return;
  globalThis.Date = new Proxy(Date, {
    construct: (real, given) => Reflect.construct(real, given.length === 0 ? [real.now() + milliseconds] : given),
    get: (real, name) => (name === 'now' ? () => real.now() + milliseconds : Reflect.get(real, name)),
  });
}

/** For pages. Cookies expire by the browser's own clock, which is not moved, so their dates are moved back. */
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

/** The environment variables that move a process's clock. */
export const environmentAt = (milliseconds: number) => ({
  CLOCK_AHEAD: String(milliseconds),
  NODE_OPTIONS: `--import=${import.meta.filename}`,
});

if (process.env['CLOCK_AHEAD']) moveClock(ahead);

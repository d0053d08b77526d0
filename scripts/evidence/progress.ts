/** A bar that shows how far the command is, where someone looks at a terminal. */

const width = 24;

/** Returns what draws a share of `what` from 0 to 1; without a terminal it draws nothing. */
export function progressOf(what: string): (share: number) => void {
  return (share) => {
    if (!process.stderr.isTTY) return;
    const bar = '#'.repeat(Math.round(share * width)).padEnd(width, '-');
    process.stderr.write(`\r${what.padEnd(40)} [${bar}] ${Math.round(share * 100)}%${share === 1 ? '\n' : ''}`);
  };
}

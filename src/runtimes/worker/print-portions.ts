/** Tells the page what is printed, in portions. */
import { mostPrinted } from '../types.ts';

/** Pieces of output that are sent as they come; further ones wait until there is enough for a message, or for so long. */
const singlePieces = 100;
const pieceSize = 4_096;
const longestWait = 100;

/** `send` gets each portion, the last one at once: nothing is printed after as much as is kept. */
export function inPortions(send: (text: string) => void): (text: string) => void {
  let pieces = 0;
  let waiting = '';
  let printedAt = 0;
  let left = mostPrinted;
  return (text) => {
    waiting += text;
    pieces += 1;
    left -= text.length;
    const now = performance.now();
    if (left > 0 && pieces > singlePieces && waiting.length < pieceSize && now - printedAt < longestWait) return;
    send(waiting);
    printedAt = now;
    waiting = '';
  };
}

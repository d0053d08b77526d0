/** What a run prints, cut where it becomes more than anybody reads. */
import { mostPrinted } from '../types.ts';

export type Output = {
  write: (bytes: Uint8Array) => number;
  /** From here on nothing is kept. */
  close: () => void;
  text: () => string;
};

/** `onText` gets each piece as it is printed. */
export function createOutput(onText: (text: string) => void): Output {
  const decoder = new TextDecoder();
  let text = '';
  let isOpen = true;
  return {
    write: (bytes) => {
      const left = mostPrinted - text.length;
      // A character takes four bytes at most.
      const piece =
        isOpen && left > 0 ? decoder.decode(bytes.subarray(0, 4 * left), { stream: true }).slice(0, left) : '';
      text += piece;
      if (piece !== '') onText(piece);
      return bytes.length;
    },
    close: () => {
      isOpen = false;
    },
    text: () => text,
  };
}

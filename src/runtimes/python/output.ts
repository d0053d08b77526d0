/** What a run prints, cut where it becomes more than anybody reads. */

const mostBytes = 100_000;

export type Output = {
  write: (bytes: Uint8Array) => number;
  /** From here on nothing is kept. */
  close: () => void;
  text: () => string;
  isCut: () => boolean;
};

/** `onText` gets each piece as it is printed. */
export function createOutput(onText: (text: string) => void): Output {
  const decoder = new TextDecoder();
  let text = '';
  let left = mostBytes;
  let isCut = false;
  let isOpen = true;
  const add = (piece: string) => {
    if (piece === '') return;
    text += piece;
    onText(piece);
  };
  return {
    write: (bytes) => {
      if (isOpen && left > 0) add(decoder.decode(bytes.subarray(0, left), { stream: true }));
      if (isOpen && bytes.length > left) isCut = true;
      if (isOpen) left = Math.max(0, left - bytes.length);
      return bytes.length;
    },
    close: () => {
      isOpen = false;
    },
    text: () => text,
    isCut: () => isCut,
  };
}

/** A video's file and its captions: how long it lasts, read off its bytes. */
import { createHash } from 'node:crypto';

export type VideoFacts = {
  /** Stands in the address, so that nobody finds the video of a locked lesson by its name. */
  tag: string;
  /** Null where the file does not say it, and for captions. */
  seconds: number | null;
  /** What is wrong with captions. */
  mistake: string | null;
};

/** The first 22 characters of the SHA-256 in base64url. */
export const tagOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Takes a path within the content folder; captions count, too. */
export const isVideoFile = (path: string) => /^videos\/[\w-]+\.(webm|mp4|vtt)$/.test(path);

/** What the content needs to know of a file of `videos/`: a video (mp4 or webm) or its captions (vtt). */
export function factsOf(path: string, bytes: Buffer): VideoFacts {
  const isCaptions = path.endsWith('.vtt');
  return {
    tag: tagOf(bytes),
    seconds: isCaptions ? null : secondsOf(bytes),
    mistake: isCaptions ? captionsMistake(bytes.toString('utf8')) : null,
  };
}

/** Null where the bytes do not say it. */
function secondsOf(bytes: Buffer): number | null {
  const seconds = bytes.subarray(4, 8).toString('latin1') === 'ftyp' ? mp4Seconds(bytes) : webmSeconds(bytes);
  return seconds !== null && Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds * 10) / 10 : null;
}

/** The movie's header: a time scale, and the duration in it. */
function mp4Seconds(bytes: Buffer): number | null {
  const at = bytes.indexOf('mvhd', 0, 'latin1') + 4;
  if (at < 4 || at + 32 > bytes.length) return null;
  const isLong = bytes[at] === 1;
  const scale = bytes.readUInt32BE(at + (isLong ? 20 : 12));
  const duration = isLong ? Number(bytes.readBigUInt64BE(at + 24)) : bytes.readUInt32BE(at + 16);
  return duration / scale;
}

const durationId = Buffer.from([0x44, 0x89]);
const scaleId = Buffer.from([0x2a, 0xd7, 0xb1]);
const infoId = Buffer.from([0x15, 0x49, 0xa9, 0x66]);
/** Nothing of the segment's information stands further away from its beginning. */
const infoLength = 512;

/** The segment's information: nanoseconds a tick (a millisecond, where it is left out), and the duration in ticks. */
function webmSeconds(bytes: Buffer): number | null {
  const from = bytes.indexOf(infoId);
  if (from < 0) return null;
  const info = bytes.subarray(from, from + infoLength);
  const at = info.indexOf(durationId);
  const length = (info[at + 2] ?? 0) & 0x7f;
  if (at < 0 || at + 3 + length > info.length || (length !== 4 && length !== 8)) return null;
  const ticks = length === 4 ? info.readFloatBE(at + 3) : info.readDoubleBE(at + 3);
  const scaleAt = info.indexOf(scaleId);
  const size = (info[scaleAt + 3] ?? 0) & 0x7f;
  const isScaled = scaleAt >= 0 && size >= 1 && size <= 6 && scaleAt + 4 + size <= info.length;
  const scale = isScaled ? info.readUIntBE(scaleAt + 4, size) : 1_000_000;
  return (ticks * scale) / 1e9;
}

/** What is wrong with captions; null where they begin as WebVTT and have at least one cue. */
function captionsMistake(text: string): string | null {
  if (!/^\uFEFF?WEBVTT(?:[ \t][^\n]*)?\r?\n/.test(text)) return 'captions: must begin with WEBVTT';
  return /^(?:\d+:)?\d\d:\d\d\.\d{3} --> (?:\d+:)?\d\d:\d\d\.\d{3}/m.test(text) ? null : 'captions: there is no cue';
}

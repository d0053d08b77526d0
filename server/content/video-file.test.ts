import { describe, expect, test } from 'vitest';
import { factsOf, isVideoFile } from './video-file.ts';

const webm = (duration: Buffer, scale = Buffer.alloc(0)) =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x15, 0x49, 0xa9, 0x66, 0x90]), scale, duration]);
const float = (ticks: number) => {
  const bytes = Buffer.from([0x44, 0x89, 0x84, 0, 0, 0, 0]);
  bytes.writeFloatBE(ticks, 3);
  return bytes;
};
const double = (ticks: number) => {
  const bytes = Buffer.concat([Buffer.from([0x44, 0x89, 0x88]), Buffer.alloc(8)]);
  bytes.writeDoubleBE(ticks, 3);
  return bytes;
};
function mp4(isLong: boolean, scale: number, duration: number) {
  const head = Buffer.alloc(48);
  head.write('ftyp', 4, 'latin1');
  head.write('mvhd', 8, 'latin1');
  head[12] = isLong ? 1 : 0;
  head.writeUInt32BE(scale, isLong ? 32 : 24);
  if (isLong) head.writeBigUInt64BE(BigInt(duration), 36);
  else head.writeUInt32BE(duration, 28);
  return head;
}
const secondsOf = (bytes: Buffer) => factsOf('videos/a.webm', bytes).seconds;
const mistakeOf = (text: string) => factsOf('videos/a.vtt', Buffer.from(text)).mistake;

describe('§lesson.26 a file of a video', () => {
  test('says how long it lasts, as WebM or MP4', () => {
    expect(secondsOf(webm(float(3200)))).toBe(3.2);
    expect(secondsOf(webm(double(3200)))).toBe(3.2);
    expect(secondsOf(webm(float(32), Buffer.from([0x2a, 0xd7, 0xb1, 0x84, 0x05, 0xf5, 0xe1, 0x00])))).toBe(3.2);
    expect(secondsOf(mp4(false, 1000, 3200))).toBe(3.2);
    expect(secondsOf(mp4(true, 600, 1920))).toBe(3.2);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['no duration', webm(Buffer.alloc(4))],
    ['a duration of no length', webm(float(0))],
    ['half a duration', webm(Buffer.from([0x44, 0x89, 0x88, 0]))],
    ['half a header', mp4(false, 1000, 3200).subarray(0, 20)],
    ['no time scale', mp4(false, 0, 3200)],
    ['no video', Buffer.from('<svg/>')],
  ])('does not say it with %s', (_, bytes) => expect(secondsOf(bytes)).toBeNull());

  test('has captions in WebVTT', () => {
    expect(mistakeOf('WEBVTT\n\n00:00.000 --> 00:01.000\nHello.\n')).toBeNull();
    expect(mistakeOf('WEBVTT - a tour\r\n\r\n00:00:00.000 --> 00:00:01.000\r\nHello.\r\n')).toBeNull();
    expect(mistakeOf('1\n00:00:00,000 --> 00:00:01,000\nHello.\n')).toBe('captions: must begin with WEBVTT');
    expect(mistakeOf('WEBVTT\n\nHello.\n')).toBe('captions: there is no cue');
  });

  test('stands in the folder of videos, under a plain name', () => {
    expect(['videos/a.webm', 'videos/a-b.mp4', 'videos/a.vtt'].every(isVideoFile)).toBe(true);
    expect(['videos/a.svg', 'videos/a/b.mp4', 'a.webm', 'videos/../a.mp4'].some(isVideoFile)).toBe(false);
  });
});

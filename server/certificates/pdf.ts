/** A certificate as PDF: one page, A4 landscape. */
import { createRequire } from 'node:module';
import anyAscii from 'any-ascii';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { components } from '../../src/api/generated/schema.d.ts';
import { brand } from '../../src/brand.ts';
import { dayInWords } from '../platform/local-time.ts';
import { plainLine } from '../platform/plain-text.ts';

type Certificate = components['schemas']['Certificate'];

const { resolve } = createRequire(import.meta.url);
const face = (name: string) => resolve(`@expo-google-fonts/source-serif-4/${name}`);
const regular = face('400Regular/SourceSerif4_400Regular.ttf');
const semibold = face('600SemiBold/SourceSerif4_600SemiBold.ttf');
const italic = face('400Regular_Italic/SourceSerif4_400Regular_Italic.ttf');

/** Characters that the typeface lacks, such as Arabic, Chinese or Devanagari. */
const beyond =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\u0020-\u007e\u00a0\u2010-\u2019\u201c\u201d]/u;

/** The text as the typeface can draw it: words with characters that it lacks are transliterated into Latin letters. */
export const drawable = (text: string) =>
  text.replace(/[^\s-]+/gu, (word) => {
    if (!beyond.test(word)) return word;
    const latin = anyAscii(word).replaceAll('`', "'");
    return latin.replace(/[a-z]/i, (first) => first.toUpperCase());
  });

/** Points. */
const page = { width: 841.89, height: 595.28 };
const side = 96;
const ink = '#1f2430';
const muted = '#5b6070';
const gold = '#9a6b12';
const ground = '#fffdf8';
const code = { size: 84, x: page.width - 60 - 84, y: page.height - 60 - 84 };

/** The same certificate gives the same bytes. `address` is where it can be verified. */
export async function certificatePdf(certificate: Certificate, address: string): Promise<Uint8Array> {
  const { courseTitle, criteria, issuedAt } = certificate;
  const studentName = plainLine(certificate.studentName);
  const title = `Certificate of completion: ${courseTitle}`;
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: brand, Subject: `${studentName}, ${courseTitle}`, CreationDate: new Date(issuedAt) },
  });
  const bytes = collected(document);
  drawFrame(document);

  /** One centred line, its font made smaller until it fits. `top` and `size` are in points. */
  const line = (
    text: string,
    top: number,
    font: string,
    size: number,
    colour: string,
    { characterSpacing = 0, room = page.width - 2 * side } = {},
  ) => {
    document.font(font).fillColor(colour);
    let fitting = size;
    while (fitting > 9 && document.fontSize(fitting).widthOfString(text, { characterSpacing }) > room) fitting -= 1;
    document.fontSize(fitting);
    const width = document.widthOfString(text, { characterSpacing }) - characterSpacing;
    // A smaller font keeps the baseline.
    const base = top + (size - fitting);
    document.text(text, (page.width - width) / 2, base, { lineBreak: false, characterSpacing });
  };

  line(brand.toUpperCase(), 82, semibold, 11, muted, { characterSpacing: 2.2 });
  line('Certificate of Completion', 116, semibold, 40, ink);
  line('This certifies that', 192, italic, 15, muted);
  const name = drawable(studentName);
  line(name, 222, semibold, 34, ink);
  document
    .moveTo(page.width / 2 - 150, 274)
    .lineTo(page.width / 2 + 150, 274)
    .lineWidth(0.75)
    .stroke(gold);
  const isTransliterated = name !== studentName;
  if (isTransliterated) line('Name in Latin letters; its own spelling is at the address below', 278, italic, 9, muted);
  line('has completed all lessons of the course', isTransliterated ? 297 : 290, italic, 15, muted);
  line(courseTitle, 314, semibold, 28, ink);
  for (const [index, criterion] of criteria.entries()) line(criterion, 356 + 14 * index, regular, 10.5, muted);
  drawSeal(document, page.width / 2, 424);
  line(dayInWords(new Date(issuedAt)), 466, regular, 14, ink);
  line('Verify this certificate at', 498, italic, 10, muted);
  line(address, 513, regular, 10, ink, { room: 2 * (code.x - page.width / 2) - 24 }); // beside the code
  drawQrCode(document, address);
  document.end();
  return bytes;
}

function drawFrame(document: PDFKit.PDFDocument): void {
  const frame = (inset: number, width: number, colour: string) =>
    document
      .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
      .lineWidth(width)
      .stroke(colour);
  document.rect(0, 0, page.width, page.height).fill(ground);
  frame(28, 2.5, ink);
  frame(36, 0.75, gold);
  for (const x of [36, page.width - 36]) {
    for (const y of [36, page.height - 36]) {
      document
        .polygon([x, y - 9], [x + 9, y], [x, y + 9], [x - 9, y])
        .lineWidth(0.75)
        .fillAndStroke(ground, gold);
    }
  }
}

/** A rosette with a tick. */
function drawSeal(document: PDFKit.PDFDocument, x: number, y: number): void {
  const points = Array.from({ length: 48 }, (_, index): [number, number] => {
    const angle = (index / 48) * 2 * Math.PI;
    const radius = index % 2 === 0 ? 31 : 27;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  document.polygon(...points).fill(gold);
  document.circle(x, y, 22).lineWidth(1).stroke(ground);
  document
    .moveTo(x - 9, y + 1)
    .lineTo(x - 2, y + 8)
    .lineTo(x + 10, y - 7)
    .lineWidth(3)
    .lineCap('round')
    .lineJoin('round')
    .stroke(ground);
}

/** The address for a telephone's camera: a square with the quiet zone of four modules around it. */
function drawQrCode(document: PDFKit.PDFDocument, address: string): void {
  const { x, y, size } = code;
  const { data } = encode(address, { ecc: 'M', border: 4 });
  const module = size / data.length;
  document.rect(x, y, size, size).fill(ground);
  for (const [row, modules] of data.entries()) {
    for (const [column, dark] of modules.entries()) {
      if (dark) document.rect(x + column * module, y + row * module, module, module);
    }
  }
  document.fill(ink);
}

function collected(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((done, failed) => {
    const parts: Uint8Array[] = [];
    document.on('data', (part: Uint8Array) => parts.push(part));
    document.on('end', () => done(Buffer.concat(parts)));
    document.on('error', failed);
  });
}

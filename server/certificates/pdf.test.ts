import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { certificatePdf, drawable } from './pdf.ts';

const certificate = {
  id: '9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c',
  courseId: 'data-literacy',
  courseTitle: 'Data Literacy',
  criteria: ['All 40 lessons completed.'],
  issuedAt: '2026-10-12T12:00:00Z',
};
const of = (studentName: string, address = 'https://learn.example.com/x') =>
  certificatePdf({ ...certificate, studentName }, address);

it.each([
  ['王小明', 'WangXiaoMing'],
  ['محمد علي', "Mhmd 'Ly"],
  ['प्रिया शर्मा', 'Priya Srma'],
])('writes %s in Latin letters, which its typeface has', (name, latin) => {
  expect(drawable(name)).toBe(latin);
});

it.each(["Łucja Wiśniewska-O'Neill", 'Σοφία Παπαδοπούλου', 'Ольга Иванова', 'Nguyễn Thị Hương'])(
  'leaves %s',
  (name) => {
    expect(drawable(name)).toBe(name);
  },
);

it('keeps the own spelling in the properties of the file, and draws no box in its place', async () => {
  const fontsOf = (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/FontFile2/g)?.length;
  const subject = Buffer.from('王明, Data Literacy', 'utf16le').swap16();
  const [own, latin] = await Promise.all([of('王明'), of('Ada Okafor')]);
  expect(Buffer.from(own).includes(subject)).toBe(true);
  expect(fontsOf(own)).toBe(fontsOf(latin));
});

it('§certificates.11: has a code for a camera that leads to its page, and none of another address', async () => {
  const address = `https://learn.example.com/certificates/${certificate.id}`;
  const bytes = Buffer.from(await of('Ada Okafor', address));
  expect(modulesIn(bytes)).toEqual(darkModules(address));
  expect(modulesIn(bytes)).not.toEqual(darkModules(`${address}1`));
});

/** `row,column` of each dark module of the code for a text. */
const darkModules = (text: string) =>
  encode(text, { ecc: 'M', border: 4 }).data.flatMap((modules, row) =>
    modules.flatMap((dark, column) => (dark ? [`${row},${column}`] : [])),
  );

/** The same, read from the squares that the page's content draws. */
function modulesIn(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const start = text.indexOf('stream\n') + 'stream\n'.length;
  const content = inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1');
  const squares = [...content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map((match) =>
    match.slice(1).map(Number),
  );
  // The code's ground comes last before its modules.
  const ground = squares.findLastIndex(([, , width = 0]) => width > 80 && width < 90);
  const [left = 0, top = 0] = squares[ground] ?? [];
  return squares
    .slice(ground + 1)
    .map(([x = 0, y = 0, side = 1]) => `${Math.round((y - top) / side)},${Math.round((x - left) / side)}`);
}

it('§product.44: draws and names nothing hidden that an older name holds', async () => {
  const [hidden, plain] = await Promise.all([of('Ada\u202e\u200b Okafor\u001b'), of('Ada Okafor')]);
  expect(Buffer.from(hidden).equals(Buffer.from(plain))).toBe(true);
});

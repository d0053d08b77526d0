import { expect, it } from 'vitest';
import { certificatePdf, drawable } from './pdf.ts';

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
  const certificate = {
    id: '9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c',
    courseId: 'data-literacy',
    courseTitle: 'Data Literacy',
    issuedAt: '2026-10-12T12:00:00Z',
  };
  const of = (studentName: string) => certificatePdf({ ...certificate, studentName }, 'https://learn.example.com/x');
  const fontsOf = (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/FontFile2/g)?.length;
  const subject = Buffer.from('王明, Data Literacy', 'utf16le').swap16();
  const [own, latin] = await Promise.all([of('王明'), of('Ada Okafor')]);
  expect(Buffer.from(own).includes(subject)).toBe(true);
  expect(fontsOf(own)).toBe(fontsOf(latin));
});

import { describe, expect, it } from 'vitest';
import { framed } from './preview-pictures.ts';

const drawing = (ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360"><rect x="0" y="0" width="640" height="360" fill="${ground}"/></svg>`;

describe('§product.75 the picture of a preview', () => {
  it('has the drawing in the middle, as large as it fits, on its own ground', () => {
    expect(framed(drawing('#efe6d4'))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#efe6d4"/>' +
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" x="40" y="0" width="1120" height="630">' +
        '<rect x="0" y="0" width="640" height="360" fill="#efe6d4"/></svg></svg>',
    );
  });

  it('cannot be made of a drawing without a ground', () => {
    expect(() => framed(drawing('none'))).toThrow('no ground');
  });
});

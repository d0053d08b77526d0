import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';
import sans from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

const faces = [
  { family: 'Inter Variable', weight: '100 900', url: sans },
  { family: 'Source Serif 4', weight: '600', url: serif },
];

/** Pages keep a fallback font where theirs is late (`global.css`). Stories wait, so that their pictures are alike. */
export const loadFonts = async () => {
  const loaded = await Promise.all(
    faces.map(({ family, weight, url }) => new FontFace(family, `url(${url})`, { weight }).load()),
  );
  for (const face of loaded) document.fonts.add(face);
};

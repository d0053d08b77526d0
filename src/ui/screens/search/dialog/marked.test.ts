import { expect, it } from 'vitest';
import { piecesOf } from './marked.tsx';

it.each([
  ['Data Analytics', 'da an', ['', 'Da', 'ta ', 'An', 'alytics']],
  ['Metadata', 'data', ['Metadata']],
  ['Déjà vu', 'dé', ['', 'Dé', 'jà vu']],
  ['C++ and c', 'c++', ['', 'C++', ' and c']],
  ['Data', 'da data', ['', 'Data', '']],
  ['Data', '  ', ['Data']],
])('§search.5 "%s" searched for "%s" is marked where its words begin so', (text, words, pieces) => {
  expect(piecesOf(text, words)).toEqual(pieces);
});

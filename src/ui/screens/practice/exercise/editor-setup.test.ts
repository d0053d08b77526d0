import { EditorState, Text } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { extensionsOf, rangeAt } from './editor-setup.ts';

describe('§practice.11 The keys of the editor', () => {
  const commands = { onRun: (): true => true, onCheck: (): true => true };
  const state = EditorState.create({ extensions: extensionsOf('python', [], commands) });
  const keys = state.facet(keymap).flatMap((bindings) => bindings.map(({ key }) => key));

  it('do not take Tab, which leaves it', () => {
    expect(keys.filter((key) => key?.includes('Tab'))).toEqual([]);
  });

  it('indent, undo, run and check', () => {
    for (const key of ['Mod-[', 'Mod-]', 'Mod-z', 'Mod-Enter', 'Mod-Shift-Enter']) expect(keys).toContain(key);
  });
});

describe('§practice.4 The position of an error', () => {
  const doc = Text.of(['SELECT nme', '  FROM bikes;']);

  it.each([
    [{ line: 1, column: 8 }, 'nme'],
    [{ line: 2, column: 13 }, ';'],
    [{ line: 2, column: null }, 'FROM bikes;'],
    [{ line: 9, column: 99 }, ''],
    [{ line: 0, column: 1 }, 'SELECT'],
  ])('%o is at "%s"', (position, marked) => {
    const { from, to } = rangeAt(doc, position);
    expect(doc.sliceString(from, to)).toBe(marked);
  });
});

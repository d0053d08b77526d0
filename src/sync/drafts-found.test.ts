import { describe, expect, it } from 'vitest';
import type { DeviceDraft } from './drafts.ts';
import { reconcile } from './drafts-found.ts';
import type { ServerDraft } from './drafts-server.ts';

const device: DeviceDraft = {
  values: { reason: 'I am away.' },
  base: 3,
  writer: 'laptop',
  seen: 'mark 1',
  isUnsent: false,
};
const unsent = { ...device, isUnsent: true };
const { isUnsent: _isUnsent, ...own } = device;
const values = { reason: 'I am ill.' };

const none: ServerDraft = { revision: 0, writer: undefined, other: null };
const ended = (revision: number): ServerDraft => ({ ...none, revision });
const server = (revision: number, writer = 'phone'): ServerDraft => {
  return { revision, writer, other: { values, savedAt: '2026-11-20T14:32:00Z', known: { base: revision } } };
};

const blank = { values: {}, base: 0, writer: expect.stringMatching(/^\w{32}$/), seen: '' };

describe('A form begins', () => {
  it.each<[string, DeviceDraft | null, ServerDraft | null, object]>([
    ['with nothing, where there is nothing', null, none, { found: 'nothing', draft: blank }],
    ['with nothing, where the server does not answer', null, null, { found: 'nothing', draft: blank }],
    ["after a draft's end, with nothing", null, ended(5), { found: 'nothing', draft: { ...blank, base: 5 } }],
    [
      "with the server's, where the device has none",
      null,
      server(2),
      { found: 'saved', draft: { ...blank, values, base: 2 }, device: 'take' },
    ],
    ['with what both have', device, server(3), { found: 'saved', draft: own }],
    ['with what the device has, where the server does not answer', device, null, { found: 'saved', draft: own }],
    ['with what the device has not sent', unsent, null, { found: 'unsent', draft: own }],
    [
      'with newer work of the device over what it goes on from, to be sent',
      unsent,
      server(3),
      { found: 'unsent', draft: own },
    ],
    [
      "with the server's, where it is newer and the device has sent its own",
      device,
      server(4),
      { found: 'saved', draft: { ...own, values, base: 4 }, device: 'take' },
    ],
    [
      'with a question, where the server has something newer and the device something unsent',
      unsent,
      server(4),
      { found: 'outdated', draft: own, other: server(4).other },
    ],
    [
      'with own words whose answer got lost',
      unsent,
      server(4, 'laptop'),
      { found: 'unsent', draft: { ...own, base: 4 } },
    ],
    [
      'with nothing, where what was sent from here ended elsewhere',
      device,
      ended(4),
      { found: 'nothing', draft: { ...blank, base: 4 }, device: 'erase' },
    ],
    [
      'with what was not sent, where the draft ended elsewhere',
      unsent,
      ended(4),
      { found: 'unsent', draft: { ...own, base: 4 } },
    ],
    [
      'with what the device has, where the server has lost it',
      device,
      none,
      { found: 'unsent', draft: { ...own, base: 0 } },
    ],
    [
      'with what the device has, where the server was set back',
      device,
      server(2),
      { found: 'unsent', draft: { ...own, base: 2 } },
    ],
    [
      "with the device's, where the server's fits the form no longer",
      device,
      { ...server(4), other: null },
      { found: 'unsent', draft: { ...own, base: 4 } },
    ],
    [
      "with nothing, where the server's fits the form no longer",
      null,
      { ...server(4), other: null },
      { found: 'nothing', draft: { ...blank, base: 4 } },
    ],
  ])('%s', (_what, onDevice, onServer, found) => {
    expect(reconcile(onDevice, onServer)).toEqual({ other: null, ...found });
  });

  it("with the server's text and the files that the device alone has", () => {
    const files = [new File(['# Questions'], 'questions.md')];
    const { draft } = reconcile(
      { ...device, values: { text: 'Four.', files } },
      {
        ...server(4),
        other: { values: { text: 'Five.' }, savedAt: '', known: { base: 4 } },
      },
    );
    expect(draft.values).toEqual({ text: 'Five.', files });
  });
});

import { describe, expect, it } from 'vitest';
import type { DeviceDraft } from './device-drafts.ts';
import { reconcile } from './opening-drafts.ts';
import type { ServerDraft } from './server-drafts.ts';

const device: DeviceDraft = {
  values: { reason: 'I am away.' },
  serverRevision: 3,
  deviceId: 'laptop',
  writeId: 'write 1',
  isUnsaved: false,
};
const unsaved = { ...device, isUnsaved: true };
const { isUnsaved: _isUnsaved, ...own } = device;
const values = { reason: 'I am ill.' };

const none: ServerDraft = { revision: 0, writer: undefined, other: null };
const ended = (revision: number): ServerDraft => ({ ...none, revision });
const server = (revision: number, writer = 'phone'): ServerDraft => {
  return {
    revision,
    writer,
    other: { values, savedAt: '2026-11-20T14:32:00Z', versions: { serverRevision: revision } },
  };
};

const blank = { values: {}, serverRevision: 0, deviceId: expect.stringMatching(/^\w{32}$/), writeId: '' };

describe('A form begins', () => {
  it.each<[string, DeviceDraft | null, ServerDraft | null, object]>([
    ['with nothing, where there is nothing', null, none, { found: 'nothing', draft: blank }],
    ['with nothing, where the server does not answer', null, null, { found: 'nothing', draft: blank }],
    ["after a draft's end, with nothing", null, ended(5), { found: 'nothing', draft: { ...blank, serverRevision: 5 } }],
    [
      "with the server's, where the device has none",
      null,
      server(2),
      { found: 'saved', draft: { ...blank, values, serverRevision: 2 }, device: 'take' },
    ],
    ['with what both have', device, server(3), { found: 'saved', draft: own }],
    ['with what the device has, where the server does not answer', device, null, { found: 'saved', draft: own }],
    ['with what the server does not have yet', unsaved, null, { found: 'unsaved', draft: own }],
    [
      'with newer work of the device over what it goes on from, to be sent',
      unsaved,
      server(3),
      { found: 'unsaved', draft: own },
    ],
    [
      "with the server's, where it is newer and its own is saved",
      device,
      server(4),
      { found: 'saved', draft: { ...own, values, serverRevision: 4 }, device: 'take' },
    ],
    [
      'with a conflict, where the server has something newer and the device something unsaved',
      unsaved,
      server(4),
      { found: 'conflict', draft: own, other: server(4).other },
    ],
    [
      'with its own version whose answer got lost',
      unsaved,
      server(4, 'laptop'),
      { found: 'unsaved', draft: { ...own, serverRevision: 4 } },
    ],
    [
      'with nothing, where what was saved from here ended elsewhere',
      device,
      ended(4),
      { found: 'nothing', draft: { ...blank, serverRevision: 4 }, device: 'erase' },
    ],
    [
      'with what was not saved, where the draft ended elsewhere',
      unsaved,
      ended(4),
      { found: 'unsaved', draft: { ...own, serverRevision: 4 } },
    ],
    [
      'with what the device has, where the server has lost it',
      device,
      none,
      { found: 'unsaved', draft: { ...own, serverRevision: 0 } },
    ],
    [
      'with what the device has, where the server was set back',
      device,
      server(2),
      { found: 'unsaved', draft: { ...own, serverRevision: 2 } },
    ],
    [
      "with the device's, where the server's fits the form no longer",
      device,
      { ...server(4), other: null },
      { found: 'unsaved', draft: { ...own, serverRevision: 4 } },
    ],
    [
      "with nothing, where the server's fits the form no longer",
      null,
      { ...server(4), other: null },
      { found: 'nothing', draft: { ...blank, serverRevision: 4 } },
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
        other: { values: { text: 'Five.' }, savedAt: '', versions: { serverRevision: 4 } },
      },
    );
    expect(draft.values).toEqual({ text: 'Five.', files });
  });
});

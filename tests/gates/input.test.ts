/** What a person types is found by the machines' own tags, and kept on the device where it is not sent at once. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { machineOf, stems } from '../machines.ts';
import { nodesOf } from '../nodes.ts';

/** The stems of the machines that say of a state that it holds input. */
const tagged = new Set<string>();
for (const stem of stems) {
  if (nodesOf((await machineOf(stem)).root).some(({ tags }) => tags.includes('input'))) tagged.add(stem);
}

const field =
  /<(TextArea|TextField|RadioGroup|PasswordField|NewPasswordForm|SignInForm|FileField|Checkbox|SelectField|SearchField)\b/;
const screens = globSync('src/ui/screens/*/*.tsx').filter((file) => !file.includes('.stories.'));
const withFields = new Set(
  screens.filter((file) => field.test(readFileSync(file, 'utf8'))).map((file) => basename(dirname(file))),
);

/** Fields whose input is never sent. */
const nothingToSend: Record<string, string> = {
  assignments: 'narrows a list',
  catalogue: 'narrows a list',
  resources: 'narrows a list',
  'calendar-feed': 'shows an address to copy',
};

/** Input that no draft keeps. */
const notKept: Record<string, string> = {
  'sign-in': 'a password; the address is remembered',
  registration: 'passwords',
  'reset-password': 'passwords',
  'password-change': 'passwords',
  'photo-upload': 'a file that can be chosen again in a moment',
  'instructor-message': 'written and sent in one go, in a dialog that stays open until it is',
  enrolment: 'a promotion code',
};

const routes = globSync('src/routes/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
const isDrafted = (stem: string) =>
  routes.some((source) => source.includes(`/${stem}.machine.ts'`) && source.includes('<WithDraft'));

describe('What a person types', () => {
  it('is tagged in the machine of every screen with fields', () => {
    const untagged = [...withFields].filter((stem) => !tagged.has(stem) && !(stem in nothingToSend));
    expect(untagged.map((stem) => `src/machines/${stem}.machine.ts: tags: ['input']`)).toEqual([]);
    expect([...tagged].filter((stem) => !withFields.has(stem))).toEqual([]);
    expect(Object.keys(nothingToSend).filter((stem) => !withFields.has(stem) || tagged.has(stem))).toEqual([]);
  });

  it('is kept on the device as a draft, but for what has a reason not to be', () => {
    expect([...tagged].filter((stem) => !isDrafted(stem) && !(stem in notKept))).toEqual([]);
    expect(Object.keys(notKept).filter((stem) => !tagged.has(stem))).toEqual([]);
  });
});

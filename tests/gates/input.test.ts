/** States that hold typed input have the tag `input`, and each of their forms keeps a draft, unless listed here. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { machineFileOf, machineOf, stems } from '../flows.ts';
import { nodesOf } from '../nodes.ts';

/** The flows with a state that is tagged `input`. */
const tagged = new Set<string>();
for (const stem of stems) {
  if (nodesOf((await machineOf(stem)).root).some(({ tags }) => tags.includes('input'))) tagged.add(stem);
}

const field =
  /<(TextArea|TextField|TextForm|RadioGroup|PasswordField|NewPasswordForm|SignInForm|FileField|Checkbox|SelectField|SearchField|SearchForm|SearchAndSort|Decisions|CodeEditor|ArrangedCourses|AnnouncementFields)\b/;
const screens = globSync('src/ui/screens/*/*/*.tsx').filter((file) => !file.includes('.stories.'));
const withFields = new Set(
  screens
    .filter((file) => field.test(readFileSync(file, 'utf8')))
    .map((file) => relative('src/ui/screens', dirname(file))),
);

/** Flows with fields in which nothing is typed that could be lost. */
const nothingToSend: Record<string, string> = {
  'account/mail-choices': 'ticks, each sent as it is made',
  'teaching/mails': 'choices, each sent as it is made',
  'practice/portfolio': 'ticks, each sent as it is made',
  'analytics/time-recording': 'a tick, sent as it is made',
  'analytics/week': 'goes to a week',
  'analytics/review': 'one choice at a time, kept as it is checked',
  'assignments/list': 'narrows a list',
  'catalogue/list': 'narrows a list',
  'grading/queue': 'narrows a list',
  'resources/list': 'narrows a list',
  'questions/community': 'narrows a list',
  'questions/threads': 'narrows a list',
  'teaching/grade-import': 'a file, which stays on the device',
  'teaching/roster': 'narrows a list',
  'teaching/grades': 'narrows a list',
  'search/dialog': 'finds a page to open; closing forgets it',
  'schedule/feed': 'shows an address to copy',
};

/** Input that no draft keeps. */
const notKept: Record<string, string> = {
  'teaching/grade-entry': 'a number of up to three digits; it stays in its cell while the tab is open',
  'analytics/goal': 'two numbers, chosen in a moment and sent in one go',
  'analytics/arrangement': 'a few moves in a dialog, sent in one go',
  'analytics/placement': 'one choice; the question is asked again',
  'analytics/skips': 'ticks in a dialog, sent in one go',
  'account/sign-in': 'a password; the address is remembered',
  'account/passkeys': 'a name and a password',
  'account/second-factor': 'passwords, and codes that count once',
  'account/second-step': 'a code that counts once',
  'account/registration': 'passwords',
  'account/reset-password': 'passwords',
  'account/password-change': 'passwords',
  'privacy/deletion': 'a password',
  'account/photo-upload': 'a file that can be chosen again in a moment',
  'certificates/check': 'pasted from a file that the person has',
  'questions/discussion': 'a report: a sentence, sent in one go',
  'questions/publication': 'prepared from the conversation anew, and sent in one go',
  'course/instructor-message': 'written and sent in one go, in a dialog that stays open until it is',
  'payment/enrolment': 'a promotion code',
};

const routes = globSync('src/routes/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
// A route with a draft renders `WithDraft`, or takes a `Draft`, which only `WithDraft` makes.
const drafted = /<WithDraft\b|\bdraft: Draft</;
const isDrafted = (stem: string) =>
  routes.some((source) => source.includes(`machines/${stem}.machine.ts'`) && drafted.test(source));

describe('What a person types', () => {
  it('is tagged in the machine of every screen with fields', () => {
    const untagged = [...withFields].filter((stem) => !tagged.has(stem) && !(stem in nothingToSend));
    expect(untagged.map((stem) => `${machineFileOf(stem)}: tags: ['input']`)).toEqual([]);
    expect([...tagged].filter((stem) => !withFields.has(stem))).toEqual([]);
    expect(Object.keys(nothingToSend).filter((stem) => !withFields.has(stem) || tagged.has(stem))).toEqual([]);
  });

  it('§sync.19: is kept on the device as a draft, unless a reason is given why not', () => {
    expect([...tagged].filter((stem) => !isDrafted(stem) && !(stem in notKept))).toEqual([]);
    expect(Object.keys(notKept).filter((stem) => !tagged.has(stem))).toEqual([]);
  });
});

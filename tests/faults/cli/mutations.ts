/** Defects for the mutation test of the fault tests: each breaks one promise that the cases check. */
import type { Mutation } from '../../mutation.ts';

export type Defect = Mutation & {
  name: string;
  /** A regular expression for the names of the cases that have to fail. */
  cases: string;
};

export const mutations: readonly Defect[] = [
  {
    name: 'every try has a key of its own',
    file: 'src/sync/persisted-keys.ts',
    from: 'known?.digest === digest ? known',
    to: 'known?.digest === "" ? known',
    cases: 'lesson/quiz answering: an answer after the client gave up',
  },
  {
    name: 'the device keeps no draft',
    file: 'src/sync/draft-record.ts',
    from: 'if (next) drafts.put',
    to: 'if (next && !next) drafts.put',
    cases: 'lesson/quiz answering: (reload|tab closed)',
  },
  {
    name: 'a tab writes over what it has not seen',
    file: 'src/sync/device-drafts.ts',
    from: 'const isKnown = !before ||',
    to: 'const isKnown = !before || true ||',
    cases: 'account/profile-details editing: second tab',
  },
];

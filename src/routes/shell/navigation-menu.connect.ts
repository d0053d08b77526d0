import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { User } from '../../api/account/session-store.ts';
import type { navigationMenuMachine } from '../../machines/shell/navigation-menu.machine.ts';
import { paths } from '../../paths.ts';
import type { NavigationGroup, NavigationItem } from '../../ui/screens/shell/navigation-menu/navigation-links.tsx';
import type { NavigationMenuView } from '../../ui/screens/shell/navigation-menu/navigation-menu.view.tsx';
import { homeOf } from './home.ts';

type Send = ActorRefFrom<typeof navigationMenuMachine>['send'];

type Given = {
  user: User | null;
  onLogout: () => void;
  search: NonNullable<NavigationMenuView['search']>;
};

const signedOutItems: NavigationItem[] = [
  { label: 'Login', to: paths.login },
  { label: 'Register', to: paths.register },
];

const signedInItems = (user: User): NavigationItem[] => {
  const teaches = user.role === 'instructor';
  const role = teaches ? 'Instructor' : 'Student';
  return [
    ...(teaches ? [{ label: 'Teaching', to: paths.teach.overview }] : []),
    { label: 'Dashboard', to: paths.dashboard },
    { label: 'Profile', to: paths.profile, own: true },
    { label: 'Assignments', to: paths.assignments },
    { label: role, to: paths.profile, note: `${role}: ${user.first_name} ${user.last_name}`, second: true, own: true },
  ];
};

const teachGroup: NavigationGroup = {
  title: 'Teach',
  items: [
    { label: 'Grading', to: paths.teach.grading() },
    { label: 'Requests', to: paths.teach.requests },
    { label: 'Regrade Requests', to: paths.teach.regradeRequests },
  ],
};

/** Each page under the name that it has as its title (§shell.24). */
const groups: readonly NavigationGroup[] = [
  {
    title: 'Learn',
    items: [
      { label: 'Courses', to: paths.courses },
      { label: 'Your Path', to: paths.path },
      { label: 'Review', to: paths.review },
      { label: 'Learning Resources', to: paths.resources },
      { label: 'Class Schedule', to: paths.schedules },
    ],
  },
  {
    title: 'Talk',
    items: [
      { label: 'Messages', to: paths.messages },
      { label: 'Community', to: paths.community },
    ],
  },
  {
    title: 'Progress',
    items: [
      { label: 'Analytics', to: paths.analytics },
      { label: 'Certifications', to: paths.certifications },
    ],
  },
  {
    title: 'Account',
    own: true,
    items: [
      { label: 'Payments', to: paths.payments },
      { label: 'Settings', to: paths.settings },
    ],
  },
];

/** The menu's snapshot and the signed-in person as what the navigation bar shows (§shell.3 to §shell.6, §shell.24). */
export function connectNavigationMenu(
  snapshot: SnapshotFrom<typeof navigationMenuMachine>,
  send: Send,
  { user, onLogout, search }: Given,
): NavigationMenuView {
  return {
    state: snapshot.value,
    home: user ? homeOf(user.role) : paths.landing,
    items: user ? signedInItems(user) : signedOutItems,
    groups: user ? [...(user.role === 'instructor' ? [teachGroup] : []), ...groups] : [],
    onToggle: () => send({ type: 'toggle' }),
    onSet: (isOpen) => send({ type: isOpen ? 'open' : 'close' }),
    search: user ? search : undefined,
    onLogout: user ? onLogout : undefined,
  };
}

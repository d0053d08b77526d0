import type { SnapshotFrom } from 'xstate';
import type { User } from '../../api/account/session-store.ts';
import type { navigationMenuMachine } from '../../machines/shell/navigation-menu.machine.ts';
import { paths } from '../../paths.ts';
import type {
  NavigationItem,
  NavigationMenuView,
} from '../../ui/screens/shell/navigation-menu/navigation-menu.view.tsx';
import { homeOf } from './home.ts';

type Actions = {
  onToggle: () => void;
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
    { label: 'Profile', to: paths.profile },
    { label: 'Assignments', to: paths.assignments },
    { label: role, to: paths.profile, note: `${role}: ${user.first_name} ${user.last_name}`, second: true },
  ];
};

/** The menu's snapshot and the signed-in person as what the navigation bar shows (§shell.3 to §shell.5). */
export function connectNavigationMenu(
  snapshot: SnapshotFrom<typeof navigationMenuMachine>,
  user: User | null,
  { onToggle, onLogout, search }: Actions,
): NavigationMenuView {
  return {
    state: snapshot.value,
    home: user ? homeOf(user.role) : paths.landing,
    items: user ? signedInItems(user) : signedOutItems,
    onToggle,
    search: user ? search : undefined,
    onLogout: user ? onLogout : undefined,
  };
}

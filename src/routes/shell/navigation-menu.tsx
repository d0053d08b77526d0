import { navigationMenuMachine } from '../../machines/shell/navigation-menu.machine.ts';
import { paths } from '../../paths.ts';
import { NavigationMenuScreen } from '../../ui/screens/shell/navigation-menu/navigation-menu.view.tsx';
import { requestSignOut } from '../account/request-sign-out.ts';
import { useAuth, useSession } from '../account/session.tsx';
import { useFlow } from '../first-screen.ts';
import { openSearch, useSearchKeys } from '../search/keys.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectNavigationMenu } from './navigation-menu.connect.ts';

export function NavigationMenu() {
  const session = useSession();
  const { currentUser } = useAuth();
  const [snapshot, send] = useFlow(navigationMenuMachine);
  const keys = useSearchKeys();
  useEmitted(session, 'go', () => location.assign(paths.login));
  return (
    <NavigationMenuScreen
      view={connectNavigationMenu(snapshot, send, {
        user: currentUser,
        search: { keys, onSearch: openSearch },
        // With something unsent, the person is asked first (`account/signing-out.tsx`).
        onLogout: () => requestSignOut(() => session.send({ type: 'signOut' })),
      })}
    />
  );
}

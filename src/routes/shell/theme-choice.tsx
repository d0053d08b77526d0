import { useSelector } from '@xstate/react';
import { ThemeSwitch } from '../../ui/primitives/theme-switch.tsx';
import { startTheme } from './theme.ts';

const theme = startTheme();

export function ThemeChoice() {
  const value = useSelector(theme, (snapshot) => snapshot.context.theme);
  return <ThemeSwitch value={value} onChange={(next) => theme.send({ type: 'choose', theme: next })} />;
}

import { themeMachine } from '../../../src/machines/theme.machine.ts';
import { model } from '../engine/model.ts';

export const theme = model(themeMachine)({
  starts: { system: { input: () => ({ theme: 'system' }) } },
  events: { choose: [{ theme: 'dark' }, { theme: 'system' }], 'system.changed': [{}] },
  answers: {},
  see: { chosen: { says: "§3 UI state: the theme, initially the system's" } },
});

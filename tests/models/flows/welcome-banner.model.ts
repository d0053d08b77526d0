import { welcomeBannerMachine } from '../../../src/machines/welcome-banner.machine.ts';
import { model } from '../engine/model.ts';

export const welcomeBanner = model(welcomeBannerMachine, {
  starts: { visit: {} },
  events: { dismiss: [{}] },
  answers: {},
  see: {
    visible: { says: '§2: "Welcome to your learning dashboard", "Complete Profile", "Dismiss"' },
    dismissed: { says: '§4: dismissed (local only)' },
  },
});

import { match } from 'ts-pattern';
import type { SnapshotFrom } from 'xstate';
import type { quickLinksMachine } from '../../machines/dashboard/quick-links.machine.ts';
import { paths } from '../../paths.ts';
import type { QuickLinksView } from '../../ui/screens/dashboard/quick-links/quick-links.view.tsx';

const to = {
  resources: paths.resources,
  schedules: paths.schedules,
  assignments: paths.assignments,
  certifications: paths.certifications,
};

export function connectQuickLinks(snapshot: SnapshotFrom<typeof quickLinksMachine>): QuickLinksView {
  const { counts } = snapshot.context;
  return match(snapshot.value)
    .returnType<QuickLinksView>()
    .with('loading', 'failed', (state) => ({ state, to }))
    .with('counted', 'refreshing', (state) => ({ state, to, counts }))
    .exhaustive();
}

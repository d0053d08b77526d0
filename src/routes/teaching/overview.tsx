import { Page } from '../../ui/primitives/page.tsx';
import { PageHeader } from '../../ui/primitives/page-header.tsx';

export function Teaching() {
  return (
    <Page>
      <PageHeader title="Teaching" />
    </Page>
  );
}

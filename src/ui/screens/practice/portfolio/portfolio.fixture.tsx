import { fn } from 'storybook/test';
import { PortfolioScreen } from './portfolio.view.tsx';

/** The switch of a project's page while nothing is public, for stories of the dialogs around it. */
export const NothingPublic = () => (
  <PortfolioScreen
    view={{ state: 'private', isPublic: false, withGrade: false, onPublic: fn(), onGrade: fn(), page: null }}
  />
);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { LostAccessScreen } from './lost-access.view.tsx';

const meta = {
  title: 'Screens/Lost access',
  component: LostAccessScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LostAccessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While a payment is disputed. */
export const Suspended = { args: { view: { state: 'suspended' } } } satisfies Story;

/** After a refund, or a dispute that was lost. */
export const Ended = { args: { view: { state: 'ended' } } } satisfies Story;

/** While the operator looks into a payment with the wrong amount. */
export const Review = { args: { view: { state: 'review' } } } satisfies Story;

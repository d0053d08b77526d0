import { LoadingText } from '../../ui/primitives/loading-text.tsx';

/** In place of a part of the page that `part` loads. */
export const fallbacks = { waiting: <LoadingText /> };

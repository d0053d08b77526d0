import { LoadingText } from '../../ui/primitives/loading-text.tsx';
import { missing } from '../parts.tsx';

/** In place of a part of the page that `part` loads. */
export const meanwhile = { waiting: <LoadingText />, failed: missing };

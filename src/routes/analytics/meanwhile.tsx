import { MissingPart } from '../../ui/parts/missing-part.tsx';
import { LoadingText } from '../../ui/primitives/loading-text.tsx';

/** In place of a part of the page that `lazyPart` loads. */
export const meanwhile = { waiting: <LoadingText />, failed: <MissingPart onRetry={() => location.reload()} /> };

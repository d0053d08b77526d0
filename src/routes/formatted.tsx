import type { ReactNode } from 'react';
import { codeFile } from './code-file.ts';
import { part } from './parts.tsx';

type Props = { children: string; fromPerson?: boolean };

const load = codeFile(() => import('../ui/parts/markdown.tsx'));
const asWritten = ({ children }: Props) => children;

/** A text shown as Markdown; until the code for that has arrived, the text is shown as it was written. */
export const Formatted = part<'Markdown', Props>('Markdown', load, { waiting: asWritten, failed: asWritten });

/** What a person wrote, for a place that is opened later. */
export const formattedLater = (text: string): ReactNode => <Formatted fromPerson>{text}</Formatted>;

/** The same for a screen that consists of such texts: the code is loaded at once, and the screen opens with it. */
const Eager = part<'Markdown', Props>('Markdown', load, { failed: asWritten, isEager: true });

/** What a person wrote, shown as Markdown. */
export const formatted = (text: string): ReactNode => <Eager fromPerson>{text}</Eager>;

import type { ReactNode } from 'react';
import { codeFile } from './code-file.ts';
import { part } from './parts.tsx';

type Props = { children: string; fromPerson?: boolean };

const load = codeFile(() => import('../ui/parts/markdown.tsx'));
const asWritten = ({ children }: Props) => children;

/** A text shown as Markdown. Before that part has arrived, it is there as it was written. */
export const Formatted = part<'Markdown', Props>('Markdown', load, { waiting: asWritten, failed: asWritten });

/** The same where the screen is made of such texts: it opens with them. */
const Eager = part<'Markdown', Props>('Markdown', load, { failed: asWritten, isEager: true });

/** What a person wrote, shown as Markdown. */
export const formatted = (text: string): ReactNode => <Eager fromPerson>{text}</Eager>;

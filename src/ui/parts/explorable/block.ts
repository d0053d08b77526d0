/** A block of a lesson's text that is an explorable: which idea it shows, and the first values of its controls. */
import type { Idea } from './idea.ts';
import { ideas } from './ideas.ts';

export type Block = { idea: Idea; first: number; second: number };

/** The block, or null if this version of the app does not know its name. */
export function blockOf(language: string, text: string): Block | null {
  const name = language.replace(/^explorable */, '');
  const idea = Object.hasOwn(ideas, name) ? ideas[name] : undefined;
  if (!idea) return null;
  const [first = 0, second = 0] = idea.controls.map((control) => {
    const written = new RegExp(`^${control.name}: *(-?[\\d.]+)`, 'm').exec(text)?.[1];
    return written === undefined ? control.start : Number(written);
  });
  return { idea, first, second };
}

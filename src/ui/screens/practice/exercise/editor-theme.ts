/** The look of the editor. The styles are in the editor's own file, so that no other page loads them. */
import { EditorView } from '@codemirror/view';

const color = (token: string) => `var(--colors-${token})`;
const tone = (token: string) => ({ color: color(token) });

export const editorTheme = EditorView.theme({
  '&': {
    backgroundColor: color('bg-surface'),
    color: color('fg-default'),
    border: `1px solid ${color('border-strong')}`,
    borderRadius: 'var(--radii-md)',
    // Phones zoom in when a field with smaller text is touched.
    fontSize: '1rem',
  },
  '&.cm-focused': { outline: `2px solid ${color('focus')}`, outlineOffset: '0' },
  // On the scroller, so that the line numbers' column is as high as the field.
  '.cm-scroller': { fontFamily: 'var(--fonts-mono)', lineHeight: '1.6', minHeight: '6rem' },
  '.cm-content': { padding: '0.625rem 0', caretColor: color('fg-default') },
  '.cm-line': { padding: '0 0.75rem 0 0.25rem' },
  '.cm-gutters': { backgroundColor: color('bg-sunken'), color: color('fg-muted'), border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 0.25rem', minWidth: '1.75rem' },
  '.cm-gutter-lint': { width: '1rem' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0.45rem 0.125rem' },
  '.cm-lint-marker-error': {
    content: 'normal',
    width: '0.7rem',
    height: '0.7rem',
    borderRadius: '50%',
    backgroundColor: color('danger-fg'),
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${color('danger-fg')}`,
    textUnderlineOffset: '0.2em',
  },
  '.cm-lintPoint-error::after': { borderBottomColor: color('danger-fg') },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: color('accent-subtle'),
    outline: `1px solid ${color('accent-default')}`,
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: color('danger-bg'),
    outline: `1px solid ${color('danger-fg')}`,
  },
  '.cm-tooltip': {
    backgroundColor: color('bg-surface'),
    color: color('fg-default'),
    border: `1px solid ${color('border-strong')}`,
    borderRadius: 'var(--radii-md)',
    boxShadow: 'var(--shadows-overlay)',
    maxWidth: 'min(30rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--fonts-mono)', maxHeight: '12rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.375rem 0.625rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: color('accent-default'),
    color: color('accent-on'),
  },
  '.cm-diagnostic-error': { borderLeftColor: color('danger-fg') },
  '.tok-keyword': { ...tone('accent-text'), fontWeight: '600' },
  '.tok-string, .tok-string2': tone('success-fg'),
  '.tok-number, .tok-bool, .tok-atom': tone('warning-fg'),
  '.tok-typeName, .tok-className, .tok-definition': tone('advanced-fg'),
  '.tok-comment': { ...tone('fg-subtle'), fontStyle: 'italic' },
});

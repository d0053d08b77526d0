import { css } from 'styled-system/css';

/** How a tab looks, but for the space around its name. */
export const tabTrigger = css({
  flexShrink: '0',
  minHeight: 'control',
  textStyle: 'control',
  color: 'fg.muted',
  cursor: 'pointer',
  borderBottomWidth: 'heavy',
  borderBottomStyle: 'solid',
  borderColor: 'transparent',
  _hover: { color: 'fg.default', borderColor: 'border.strong' },
  _selected: { color: 'accent.text', borderColor: 'accent.default' },
  _focusVisible: { outlineOffset: '[-3px]', borderRadius: 'md' },
});

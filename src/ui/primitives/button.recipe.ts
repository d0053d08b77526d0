/** How an action looks, shared by Button, LinkButton and IconButton. */
import { cva } from 'styled-system/css';

export const buttonRecipe = cva({
  base: {
    display: 'inline-grid',
    gridAutoFlow: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    maxWidth: 'full',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'md',
    textStyle: 'control',
    textAlign: 'center',
    textDecorationLine: 'none',
    cursor: 'pointer',
    transitionProperty: '[background-color, border-color, color]',
    transitionDuration: 'fast',
    _disabled: { cursor: 'not-allowed', opacity: '60' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '100' },
    _highContrast: { borderColor: 'current' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent.default',
        color: 'accent.on',
        _hover: { bg: 'accent.hover' },
      },
      secondary: {
        bg: 'bg.surface',
        color: 'fg.default',
        borderColor: 'border.strong',
        _hover: { bg: 'bg.hover' },
      },
      ghost: {
        bg: 'transparent',
        color: 'accent.text',
        _hover: { bg: 'bg.hover', color: 'accent.textHover' },
      },
      danger: {
        bg: 'dangerSolid.default',
        color: 'dangerSolid.on',
        _hover: { bg: 'dangerSolid.hover' },
      },
    },
    size: {
      sm: { minHeight: 'compact', minWidth: 'compact', px: '3', py: '1.5' },
      md: { minHeight: 'control', minWidth: 'control', px: '4', py: '2' },
      lg: { minHeight: '12', minWidth: '12', px: '6', py: '2.5', fontSize: 'md' },
    },
    shape: {
      text: {},
      icon: { px: '0', py: '0' },
    },
    full: { true: { display: 'grid', width: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'md', shape: 'text' },
});

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

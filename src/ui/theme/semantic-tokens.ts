/** What each colour is for, in light and dark. `accent` is for actions only; a tone always has an icon or a word. */
import { defineSemanticTokens } from '@pandacss/dev';

const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

const tone = (fg: [string, string], bg: [string, string], border: [string, string]) => ({
  fg: pair(...fg),
  bg: pair(...bg),
  border: pair(...border),
});

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      page: pair('#faf6ee', '#12161c'),
      surface: pair('#fffdf8', '#191e26'),
      sunken: pair('#f2ecdf', '#0d1116'),
      hover: pair('#efe8d9', '#242b36'),
      skeleton: pair('#e8dfcf', '#28303b'),
      dimmed: pair('#8e8a84', '#090b0e'),
      overlay: pair('rgb(33 30 25 / 0.5)', 'rgb(0 0 0 / 0.5)'),
    },
    fg: {
      default: pair('#211e19', '#ece7dc'),
      muted: pair('#544e44', '#bdb7aa'),
      subtle: pair('#696256', '#a19b8f'),
    },
    border: {
      default: pair('#dcd3c2', '#323a46'),
      strong: pair('#857b6a', '#7c8592'),
      // In the dark theme a dialog's edge, more than its shadow, sets it off from the page.
      dialog: pair('#dcd3c2', '#7c8592'),
    },
    accent: {
      default: pair('#1b4f93', '#8fb4ee'),
      hover: pair('#133d76', '#b3cdf6'),
      on: pair('#ffffff', '#0c1626'),
      text: pair('#1b4f93', '#9dbdf0'),
      textHover: pair('#133d76', '#c4d8f8'),
      subtle: pair('#e5ebf2', '#1d2a3d'),
    },
    focus: pair('#1b4f93', '#a9c6f5'),
    star: pair('#a96c12', '#e9be63'),
    success: tone(['#1a5a47', '#86d3b5'], ['#e2eee5', '#13281f'], ['#9cc3ae', '#2f5d4a']),
    warning: tone(['#6b4500', '#ebc26b'], ['#f8ebcb', '#2b2310'], ['#d8b566', '#67521f']),
    danger: tone(['#93280f', '#f6ab95'], ['#fae6de', '#341a14'], ['#dfa390', '#7d3d2b']),
    info: tone(['#2c485b', '#adc9da'], ['#e6ecee', '#1a262e'], ['#a8bbc5', '#3c505e']),
    neutral: tone(['#544e44', '#bdb7aa'], ['#f2ecdf', '#222831'], ['#d3c9b6', '#3a434f']),
    advanced: tone(['#6a2e54', '#e5afcc'], ['#f4e5ec', '#2d1a26'], ['#d2a8be', '#684258']),
    dangerSolid: {
      default: pair('#a02c12', '#f6ab95'),
      hover: pair('#7f2009', '#fac6b7'),
      on: pair('#ffffff', '#2a0f08'),
    },
  },
  shadows: {
    none: { value: 'none' },
    overlay: pair('0 12px 32px -8px rgb(33 30 25 / 0.28)', '0 12px 32px -8px rgb(0 0 0 / 0.7)'),
  },
});

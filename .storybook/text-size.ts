/** Imitates the text size that a person sets in the browser: everything in rem follows, breakpoints included. */
export const textSizes = ['100', '150', '200'];

const asWritten = new WeakMap<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

/** Media queries follow the browser's setting, which a page cannot change, so their lengths are rewritten. */
function scaleBreakpoints(factor: number): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const written = asWritten.get(rule) ?? rule.media.mediaText;
      asWritten.set(rule, written);
      rule.media.mediaText = written.replace(/[\d.]+(?=r?em)/g, (length) => String(Number(length) * factor));
    }
  }
}

let shown = 100;

export function setTextSize(percent: number): void {
  if (percent === shown) return;
  shown = percent;
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  scaleBreakpoints(percent / 100);
}

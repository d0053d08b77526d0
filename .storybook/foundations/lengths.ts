/** A length of the scales in CSS pixels; null for anything else, such as a `clamp()`. */
export function pixelsIn(value: string): number | null {
  const [, figure, unit] = /^([\d.]+)(rem|px)?$/.exec(value) ?? [];
  return figure ? Number(figure) * (unit === 'rem' ? 16 : 1) : null;
}

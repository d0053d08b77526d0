/** `640 B`, `2.3 kB`, `8.1 MB` */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes}\u00a0B`;
  const [amount, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'kB'] : [bytes / 1024 / 1024, 'MB'];
  return `${amount.toFixed(amount < 9.95 ? 1 : 0)}\u00a0${unit}`;
}

declare module 'virtual:foundations' {
  import type { LucideIcon } from 'lucide-react';
  import type { Foundations } from './foundations.ts';

  export const foundations: Foundations;
  export const icons: Record<string, LucideIcon>;
}

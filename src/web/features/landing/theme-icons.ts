import {
  Accessibility,
  BadgeCheck,
  Gauge,
  Leaf,
  type LucideIcon,
  Scale,
  Search,
  ShieldCheck,
  VenetianMask,
} from 'lucide-react';
import type { Theme } from '#contract/themes.ts';

export const themeIcons: Record<Theme, LucideIcon> = {
  accessibility: Accessibility,
  performance: Gauge,
  security: ShieldCheck,
  privacy: VenetianMask,
  seo: Search,
  legal: Scale,
  'eco-design': Leaf,
  quality: BadgeCheck,
};

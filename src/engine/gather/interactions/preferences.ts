import type { Tab } from '../tab.ts';

/** What the visitor’s device asks of pages, by media feature; what is not named is as usual again. */
export async function preferences(tab: Tab, values: Readonly<Record<string, string>>): Promise<void> {
  const usual = { 'prefers-reduced-motion': '', 'prefers-color-scheme': '', 'forced-colors': '' };
  const features = Object.entries({ ...usual, ...values });
  await tab.cdp.send('Emulation.setEmulatedMedia', {
    features: features.map(([name, value]) => ({ name, value })),
  });
}

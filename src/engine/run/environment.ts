import type { Report } from '#contract/report.ts';
import { userAgentFor } from '../browser/user-agent.ts';
import { viewportSizes } from '../browser/viewports.ts';

/** What the pages were seen with, as the report says it. */
export function environmentOf(
  browser: string,
  device: 'mobile' | 'desktop',
  publicUrl: string,
): Report['environment'] {
  const { width, height } = viewportSizes[device];
  return {
    browser,
    viewport: `${width} × ${height}`,
    userAgent: userAgentFor(browser, device, publicUrl).text,
  };
}

import { defineArtifact } from './define-artifact.ts';

/** What the page wrote to its console, opened and asked for while it was loaded, as `page-watch.ts` recorded it. */
export const consoleMessages = defineArtifact({
  id: 'consoleMessages',
  gather: ({ watch }) => watch.consoleMessages,
});

export const popups = defineArtifact({
  id: 'popups',
  gather: ({ watch }) => [
    ...watch.popups,
    ...watch.reports.flatMap((report) => (report.kind === 'popup' ? [report.target] : [])),
  ],
});

export const permissionRequests = defineArtifact({
  id: 'permissionRequests',
  gather: ({ watch }) => [
    ...new Set(watch.reports.flatMap((report) => (report.kind === 'permission' ? [report.name] : []))),
  ],
});

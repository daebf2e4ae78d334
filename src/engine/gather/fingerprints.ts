import type { FingerprintCall } from '../artifacts.ts';
import type { HookReport } from '../in-page/hook-reports.ts';
import { defineArtifact } from './define-artifact.ts';

export const fingerprinting = defineArtifact({
  id: 'fingerprinting',
  gather: ({ watch }) => fingerprintsOf(watch.reports),
});

/** What the hooks heard of fingerprinting: each way once a script. */
function fingerprintsOf(reports: readonly HookReport[]): FingerprintCall[] {
  const calls = reports.flatMap((report) =>
    report.kind === 'fingerprint' ? [{ api: report.api, script: report.script.slice(0, 2_000) }] : [],
  );
  return [...new Map(calls.map((call) => [`${call.api} ${call.script}`, call])).values()];
}

import { formatBytes, formatNumber } from '#contract/french.ts';
import type { LighthouseResult } from '../../artifacts.ts';
import { oneRowAFile } from '../../derive/load/one-row-a-file.ts';
import { networkRequests } from '../../derive/page/page-weight.ts';
import { defineRule, threshold } from '../../rule.ts';

const worthBytes = threshold(200_000, { ours: 'less unused code is a library that other pages use' });
const worthShare = threshold(0.6, { ours: 'a page that uses half of its scripts is ordinary' });
const evidenceLimit = 10;

interface Unused {
  readonly url: string;
  readonly bytes: number;
}

/** What Lighthouse’s coverage of the load found unused, file by file, as transported. */
function unusedCode({ audits }: LighthouseResult, pageUrl: string): Unused[] {
  return [audits['unused-javascript'], audits['unused-css-rules']].flatMap((audit) =>
    (audit ? oneRowAFile(audit, pageUrl).items : []).map(({ url, wastedBytes }) => ({
      url: String(url ?? ''),
      bytes: Number(wastedBytes ?? 0),
    })),
  );
}

export default defineRule({
  id: 'eco-js-inutilise',
  // 2: a file that two elements call is one.
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 3,
  references: [{ kind: 'standard', title: 'RGESN 6.5' }],
  title: {
    fail: 'La plus grande part du code chargé ne sert pas à l’affichage ({share} %, {size})',
    pass: 'Le code chargé sert pour une bonne part',
  },
  why: 'Ce code est transporté, décompressé et analysé pour rien à chaque première visite, surtout sur un téléphone modeste.',
  fix: 'Découper les scripts et les styles par page, et charger le reste au moment où il sert.',
  artifacts: ['lighthouse', 'requests', 'page'],
  evaluate({ lighthouse, requests, page }) {
    if (!lighthouse.audits['unused-javascript']) return { status: 'untested', reason: 'mesure absente' };
    const code = networkRequests(requests).filter(({ resourceType }) =>
      /^(script|stylesheet)$/.test(resourceType),
    );
    const totalBytes = code.reduce((sum, { transferBytes }) => sum + transferBytes, 0);
    if (totalBytes === 0) return { status: 'inapplicable', reason: 'aucun script ni style chargé' };
    const unused = unusedCode(lighthouse, page.url).filter(({ bytes }) => bytes > 0);
    const unusedBytes = unused.reduce((sum, { bytes }) => sum + bytes, 0);
    const share = Math.min(1, unusedBytes / totalBytes);
    if (unusedBytes <= worthBytes || share <= worthShare) return { status: 'pass' };
    return {
      status: 'fail',
      values: { share: formatNumber(100 * share), size: formatBytes(unusedBytes) },
      extent: share,
      occurrences: unused.length,
      evidence: unused
        .sort((a, b) => b.bytes - a.bytes)
        .slice(0, evidenceLimit)
        .map(({ url, bytes }) => ({
          type: 'request',
          url,
          sizeBytes: Math.round(bytes),
          note: 'part inutilisée',
        })),
    };
  },
});

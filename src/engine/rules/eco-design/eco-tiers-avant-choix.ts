import { formatBytes } from '#contract/french.ts';
import type { Evidence } from '#contract/report.ts';
import type { Dom, NetworkRequest } from '../../artifacts.ts';
import { byTag, elementEvidence } from '../../derive/dom/dom.ts';
import { isOwnUrl, withoutHash } from '../../derive/http/domains.ts';
import { networkRequests } from '../../derive/page/page-weight.ts';
import { serviceOf } from '../../derive/trackers/known-services.ts';
import { defineRule, threshold } from '../../rule.ts';

const onDemand = new Set(['video', 'map', 'social', 'chat']);
const heavyBytes = threshold(100_000, { ours: 'lighter services change little of the page' });

export default defineRule({
  id: 'eco-tiers-avant-choix',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGESN 4.4' }],
  title: {
    fail: 'Des vidéos, cartes ou outils d’autres services se chargent sans qu’on les demande',
    pass: 'Les services tiers attendent qu’on les demande',
  },
  why: 'Chaque visiteur télécharge le lecteur, la carte ou la messagerie, même s’il ne s’en sert pas.',
  fix: 'Afficher une image ou un bouton, et ne charger le service qu’au clic.',
  artifacts: ['dom', 'requests', 'page'],
  evaluate({ dom, requests, page }) {
    const evidence = [
      ...eagerFrames(dom, page.siteDomain),
      ...heavyWidgets(requests, page.siteDomain, page.url),
    ];
    if (evidence.length === 0) return { status: 'pass' };
    return { status: 'fail', evidence };
  },
});

/** Frames of such services that the browser loads without a gesture (`loading="lazy"` waits for the scroll). */
function eagerFrames(dom: Dom, siteDomain: string): Evidence[] {
  return byTag(dom, 'iframe')
    .filter(
      ({ url = '', attributes, document }) =>
        document === 0 &&
        attributes.loading !== 'lazy' &&
        !isOwnUrl(url, siteDomain) &&
        onDemand.has(serviceOf(url)?.purpose ?? ''),
    )
    .map((node) => elementEvidence(dom, node, serviceOf(node.url ?? '')?.name));
}

/** Services without a visible frame, by what they weigh: chat, social widgets. */
function heavyWidgets(requests: readonly NetworkRequest[], siteDomain: string, pageUrl: string): Evidence[] {
  const weights = new Map<string, { bytes: number; url: string }>();
  for (const request of networkRequests(requests)) {
    // What a frame loads is counted with the frame.
    if (isOwnUrl(request.url, siteDomain) || !sameDocument(request.frameUrl, pageUrl)) continue;
    const service = serviceOf(request.url);
    if (!service || !onDemand.has(service.purpose)) continue;
    const entry = weights.get(service.name) ?? { bytes: 0, url: request.url };
    weights.set(service.name, { ...entry, bytes: entry.bytes + request.transferBytes });
  }
  return [...weights]
    .filter(([, { bytes }]) => bytes > heavyBytes)
    .map(([name, { bytes, url }]) => ({
      type: 'request',
      url,
      sizeBytes: bytes,
      note: `${name} : ${formatBytes(bytes)}`,
    }));
}

const sameDocument = (frameUrl: string, pageUrl: string): boolean =>
  frameUrl === '' || withoutHash(frameUrl) === withoutHash(pageUrl);

import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, closest, descendantsOf } from '../../derive/dom/dom.ts';
import { headingLevelOf } from '../../derive/dom/headings.ts';
import { landmarksOf } from '../../derive/dom/landmarks.ts';
import { isLink } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule, threshold } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const zoneName =
  /^(site-)?(header|entete|en-tete|footer|pied|pied-de-page|nav|navigation|navbar|menu|main-menu|main-nav|topbar|search|recherche)$/i;
const zoneLinks = threshold(3, { ours: 'fewer links are no zone of navigation' });

/** Blocks that are zones for the eye: named like one, with links enough to be worth skipping. */
function isZone(dom: Dom, node: DomNode): boolean {
  const classes = (node.attributes.class ?? '').split(/\s+/);
  // A table called « menu » is a table of contents, a list called « nav » may be a row of tabs.
  const isTold = node.tag !== 'table' && !classes.some((name) => /^nav-(?!bar)/.test(name));
  const names = [node.attributes.id ?? '', ...(isTold ? classes : [])];
  if (!/^(div|ul|section|table)$/.test(node.tag) || node.document !== 0 || !node.exposed || !isShown(node))
    return false;
  return (
    names.some((name) => zoneName.test(name)) && descendantsOf(dom, node).filter(isLink).length >= zoneLinks
  );
}

function isReachable(
  dom: Dom,
  zone: DomNode,
  landmarks: ReadonlySet<DomNode>,
  targets: ReadonlySet<string>,
): boolean {
  if (closest(dom, zone, (up) => landmarks.has(up))) return true;
  return [zone, ...descendantsOf(dom, zone)].some(
    (inner) =>
      landmarks.has(inner) || headingLevelOf(inner) !== null || targets.has(inner.attributes.id ?? ' '),
  );
}

export default defineRule({
  id: 'rgaa-zones-reperes',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 12.6.1' }],
  rgaa: ['12.6'],
  sameDefectAs: 'rgaa-structure-header-footer-nav',
  title: {
    fail: 'Des zones de la page ne peuvent être ni atteintes ni évitées directement',
    pass: 'Les grandes zones de la page peuvent être atteintes ou évitées',
  },
  why: 'Sans repère, il faut traverser tout le menu ou tout l’en-tête pour arriver plus loin.',
  fix: 'Utiliser les balises header, nav, main et footer, qui servent de repères aux lecteurs d’écran.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const { main, header, footer, nav, search } = landmarksOf(dom);
    const landmarks = new Set([...main, ...header, ...footer, ...nav, ...search]);
    const targets = new Set(
      byTag(dom, 'a').map(({ attributes }) => /^#(.+)/.exec(attributes.href ?? '')?.[1] ?? ''),
    );
    const zones = [...landmarks, ...dom.nodes.filter((node) => isZone(dom, node))];
    return judgeElements(
      dom,
      zones,
      (zone) => !landmarks.has(zone) && !isReachable(dom, zone, landmarks, targets),
    );
  },
});

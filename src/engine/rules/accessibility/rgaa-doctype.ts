import type { Evidence } from '#contract/report.ts';
import type { Dom } from '../../artifacts.ts';
import { clip } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

const knownPublicId = /^-\/\/(W3C|IETF|WAPFORUM)\/\/DTD /i;

type Fault = 'absent' | 'misplaced' | 'unknown' | 'unusual' | 'quirks';

/** What is wrong with the document type; null when nothing is. Old types that browsers imitate the nineties for are valid. */
function faultOf({ doctype, compatMode }: Dom, html: string): Fault | null {
  if (!doctype) return /<!doctype\b/i.test(html) ? 'misplaced' : 'absent';
  const { name, publicId } = doctype;
  const isQuirky = compatMode === 'BackCompat';
  const isKnown = name.toLowerCase() === 'html' && (publicId === '' || knownPublicId.test(publicId));
  if (isKnown) return isQuirky ? 'quirks' : null;
  return isQuirky ? 'unknown' : 'unusual';
}

export default defineRule({
  id: 'rgaa-doctype',
  version: 3,
  // The page is shown in an old mode, and mostly reads the same.
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 8.1.1' },
    { kind: 'standard', title: 'RGAA 8.1.2' },
    { kind: 'standard', title: 'RGAA 8.1.3' },
  ],
  rgaa: ['8.1'],
  title: {
    fail: 'Le type de document manque',
    pass: 'Le type de document est correct',
  },
  messages: {
    misplaced: 'Le type de document est mal placé : il ne vient pas en premier',
    unknown: 'Le type de document est inconnu des navigateurs',
    unusual: 'Le type de document est inhabituel : à vérifier',
    quirks: 'Le type de document, ancien ou incomplet, est lu en mode de compatibilité : à vérifier',
  },
  why: 'Sans cette première ligne, le navigateur passe en mode de compatibilité ancien (quirks mode), et l’affichage peut changer.',
  fix: 'Commencer chaque page par <!doctype html>, sans rien écrire avant.',
  advice: {
    unusual: {
      why: 'Un type de document inhabituel n’est pas compris de la même façon par tous les outils qui lisent la page.',
    },
  },
  artifacts: ['dom', 'source'],
  evaluate({ dom, source }) {
    const fault = faultOf(dom, source.html);
    if (fault === null) return { status: 'pass' };
    const evidence: Evidence[] = [
      { type: 'text', quote: clip(source.html.trimStart(), 160), where: 'début du code de la page' },
    ];
    if (fault === 'absent') return { status: 'fail', evidence };
    return {
      status: fault === 'misplaced' || fault === 'unknown' ? 'fail' : 'review',
      message: fault,
      evidence,
    };
  },
});

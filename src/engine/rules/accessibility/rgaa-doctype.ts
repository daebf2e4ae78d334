import type { Dom } from '../../artifacts.ts';
import { clip } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

const knownPublicId = /^-\/\/(W3C|IETF|WAPFORUM)\/\/DTD /i;

function judge(dom: Dom): 'ok' | 'wrong' | 'doubtful' {
  if (!dom.doctype || dom.compatMode === 'BackCompat') return 'wrong';
  return dom.doctype.publicId === '' || knownPublicId.test(dom.doctype.publicId) ? 'ok' : 'doubtful';
}

export default defineRule({
  id: 'rgaa-doctype',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['RGAA 8.1.1', 'RGAA 8.1.2', 'RGAA 8.1.3'],
  rgaa: ['8.1'],
  title: {
    fail: 'Le type de document est absent, inconnu ou mal placé',
    pass: 'Le type de document est correct',
  },
  why: 'Sans cette première ligne, le navigateur imite ceux des années 1990 : l’affichage et les aides techniques deviennent imprévisibles.',
  fix: 'Commencer chaque page par <!doctype html>, sans rien écrire avant.',
  artifacts: ['dom', 'source'],
  evaluate({ dom, source }) {
    const verdict = judge(dom);
    if (verdict === 'ok') return { status: 'pass' };
    return {
      status: verdict === 'wrong' ? 'fail' : 'review',
      evidence: [
        { type: 'text', quote: clip(source.html.trimStart(), 160), where: 'début du code de la page' },
      ],
    };
  },
});

import { byTag, elementEvidence, textOf } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

/** Files that nobody publishes on purpose. */
const precious = /\.(?:sql|dump|bak|old|env|pem|key|tar|tgz|gz|mdb|sqlite)$|(?:backup|sauvegarde)[^/]*$/i;
const listing = /^(?:Index of \/|Directory listing for \/|Index de \/)/i;

export default defineRule({
  id: 'sec-listage-repertoire',
  version: 2,
  // Where a backup or a database is listed; elsewhere the list alone: `mineur`.
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP 2025 A02' }],
  title: {
    fail: 'Un dossier du serveur affiche la liste de ses fichiers',
    pass: 'Aucun dossier visité n’affiche la liste de ses fichiers',
  },
  messages: {
    precious: 'Un dossier du serveur affiche la liste de ses fichiers, dont des sauvegardes',
  },
  why: 'Chacun peut parcourir ce dossier et y trouver des fichiers que vous ne pensiez pas publics : brouillons, sauvegardes, pièces jointes.',
  fix: 'Interdire l’affichage du contenu des dossiers (Options -Indexes pour Apache, autoindex off pour nginx).',
  artifacts: ['page', 'dom'],
  evaluate({ page, dom }) {
    const heading = byTag(dom, 'h1')[0];
    const title = [dom.title.trim(), heading ? textOf(dom, heading) : ''].find((text) => listing.test(text));
    if (title === undefined) return { status: 'pass' };
    const proof = { type: 'page' as const, url: page.url, note: title };
    const files = byTag(dom, 'a').filter(({ url }) => precious.test(URL.parse(url ?? '')?.pathname ?? ''));
    if (files.length === 0) return { status: 'fail', severity: 'mineur', evidence: [proof] };
    return {
      status: 'fail',
      message: 'precious',
      evidence: [proof, ...files.slice(0, 10).map((node) => elementEvidence(dom, node))],
    };
  },
});

import { byTag, textOf } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

const listing = /^(?:Index of \/|Directory listing for \/|Index de \/)/i;

export default defineRule({
  id: 'sec-listage-repertoire',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['OWASP A05'],
  title: {
    fail: 'Un dossier du serveur affiche la liste de ses fichiers',
    pass: 'Aucun dossier visité n’affiche la liste de ses fichiers',
  },
  why: 'Chacun peut parcourir ce dossier et y trouver des fichiers que vous ne pensiez pas publics : brouillons, sauvegardes, pièces jointes.',
  fix: 'Interdire l’affichage du contenu des dossiers (Options -Indexes pour Apache, autoindex off pour nginx).',
  artifacts: ['page', 'dom'],
  evaluate({ page, dom }) {
    const heading = byTag(dom, 'h1')[0];
    const title = [dom.title.trim(), heading ? textOf(dom, heading) : ''].find((text) => listing.test(text));
    if (title === undefined) return { status: 'pass' };
    return { status: 'fail', evidence: [{ type: 'page', url: page.url, note: title }] };
  },
});

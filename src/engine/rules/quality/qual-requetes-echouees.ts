import { isOwnUrl } from '../../derive/http/domains.ts';
import { type RefusedFile, refusedFiles } from '../../derive/http/refused-files.ts';
import { brokenImages } from '../../derive/media/broken-images.ts';
import { defineRule } from '../../rule.ts';

const refusal: Readonly<Record<RefusedFile['how'], string>> = {
  other: 'l’empreinte écrite dans la page n’est pas celle du fichier',
  unchecked: 'l’empreinte ne peut pas être contrôlée sans l’attribut crossorigin',
};

export default defineRule({
  id: 'qual-requetes-echouees',
  version: 4,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Des fichiers de la page sont introuvables',
    pass: 'Tous les fichiers de la page se chargent',
  },
  messages: {
    refused: 'Un fichier est refusé par le navigateur à cause de son empreinte (integrity)',
    both: 'Des fichiers de la page sont refusés par le navigateur, ou introuvables',
  },
  why: 'Une image, un style ou un script manque : la page s’affiche mal ou ne fonctionne pas entièrement.',
  fix: 'Remettre chaque fichier en place ou retirer son appel.',
  advice: {
    refused: {
      why: 'Le navigateur n’emploie pas un fichier dont il ne retrouve pas l’empreinte : ce qu’il apporte (mise en forme, pictogrammes, fonctions) manque à tous les visiteurs.',
      fix: 'Recopier l’empreinte que donne l’éditeur du fichier pour cette version, avec crossorigin="anonymous", ou retirer l’attribut integrity.',
    },
    both: {
      fix: 'Remettre chaque fichier introuvable en place ou retirer son appel ; de ceux qui sont refusés, corriger ou retirer l’attribut integrity.',
    },
  },
  artifacts: ['dom', 'requests', 'page', 'consoleMessages'],
  evaluate({ dom, requests, page, consoleMessages }) {
    const refused = refusedFiles(consoleMessages, requests);
    const own = requests.filter(
      (request) => !request.isMainDocument && isOwnUrl(request.url, page.siteDomain),
    );
    if (own.length + refused.length === 0) return { status: 'inapplicable', reason: 'aucun fichier du site' };
    const wrong = own.filter((request) => request.status >= 400 && !/\/favicon\.ico$/.test(request.url));
    if (wrong.length + refused.length === 0) return { status: 'pass' };
    // What another rule shows in the page, as images that do not appear.
    const shown = new Set(brokenImages(dom, requests).map(({ url }) => url));
    // Browsers do not keep a 404: what several places name is asked for as many times.
    const others = new Map(
      wrong.filter(({ url }) => !shown.has(url)).map((request) => [request.url, request]),
    );
    if (others.size + refused.length === 0)
      return { status: 'inapplicable', reason: 'seules des images manquent, jugées par un autre contrôle' };
    return {
      status: 'fail',
      ...(refused.length > 0 && { message: others.size > 0 ? ('both' as const) : ('refused' as const) }),
      severity: refused.some(({ isNeeded }) => isNeeded) ? 'majeur' : 'mineur',
      evidence: [
        ...refused.map(({ url, how }) => ({ type: 'request' as const, url, note: refusal[how] })),
        ...[...others.values()].map(({ url, status }) => ({ type: 'request' as const, url, status })),
      ],
    };
  },
});

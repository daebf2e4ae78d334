import { defineSiteRule } from '../../rule.ts';

/** Usual paths of software everybody knows: hiding them teaches nobody anything. */
const common = /^\/(?:wp-admin|administrator|admin|user|node|core|typo3|ecrire)\b/;
/** Names of files wherever they are (`/*.backup$`, `*.sql`): no address is given. */
const ofFileNames = /^\/?(?:\*\/)*\*\.[\w*.]+\$?$/;
/** Scripts and styles are there to be loaded by the pages: no password could protect them. */
const ofPages = /\.(?:m?js|css)\$?$/i;
/** What is kept out of sight by its name: settings, a copy of the code, a save. */
const hidden = /(?:^|\/)\.(?:env|git|svn|hg|htpasswd|ssh|aws)\b|\.(?:bak|old|orig|save|swp)(?:[/$*]|$)/i;
const telling =
  /(?:^|[/_.-])(?:backups?|sauvegardes?|priv(?:ate|e)|sql|dumps?|config(?:uration)?|secrets?|intranet|confidentiel|passwords?|logs?|admin(?:istration)?)(?:[/_.$*-]|$)/i;

export default defineSiteRule({
  id: 'sec-robots-sensible',
  version: 3,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP' }],
  title: {
    fail: 'Le fichier robots.txt signale des dossiers ou des fichiers sensibles',
    pass: 'Le fichier robots.txt ne signale ni dossier ni fichier sensible',
  },
  why: 'Ce fichier est public : y écrire l’adresse de ce qu’on veut cacher, c’est la donner aux curieux. Il n’empêche personne d’y aller.',
  fix: 'Protéger ces dossiers et ces fichiers par un mot de passe ou les retirer du serveur, puis enlever la ligne.',
  artifacts: ['robots'],
  evaluate({ robots }) {
    if (robots.status !== 200) return { status: 'inapplicable', reason: 'pas de fichier robots.txt' };
    const paths = robots.groups
      .flatMap(({ rules }) => rules)
      .filter(
        ({ allow, path }) =>
          !allow &&
          (telling.test(path) || hidden.test(path)) &&
          ![common, ofFileNames, ofPages].some((usual) => usual.test(path)),
      );
    if (paths.length === 0) return { status: 'pass' };
    const seen = new Map(paths.map(({ path, line }) => [path, line]));
    const where = robots.url;
    return {
      status: 'fail',
      evidence: [...seen].map(([path, line]) => ({
        type: 'text',
        quote: `Disallow: ${path}`,
        where: `${where}, ligne ${line}`,
      })),
    };
  },
});

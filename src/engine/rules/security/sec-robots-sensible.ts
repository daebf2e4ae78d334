import { defineSiteRule } from '../../rule.ts';

/** Usual paths of software everybody knows: hiding them teaches nobody anything. */
const common = /^\/(?:wp-admin|administrator|admin|user|node|core|typo3|ecrire)\b/;
/** Names of files wherever they are (`/*.backup$`, `*.sql`): no address is given. */
const ofFileNames = /^\/?(?:\*\/)*\*\.[\w*.]+\$?$/;
const telling =
  /(?:^|[/_.-])(?:backups?|sauvegardes?|priv(?:ate|e)|sql|dumps?|config(?:uration)?|secrets?|intranet|confidentiel|passwords?|logs?|admin(?:istration)?)(?:[/_.$*-]|$)/i;

export default defineSiteRule({
  id: 'sec-robots-sensible',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['OWASP'],
  title: {
    fail: 'Le fichier robots.txt signale des dossiers sensibles',
    pass: 'Le fichier robots.txt ne signale pas de dossier sensible',
  },
  why: 'Ce fichier est public : y écrire l’adresse d’un dossier à cacher, c’est la donner aux curieux. Il n’empêche personne d’y entrer.',
  fix: 'Protéger ces dossiers par un mot de passe ou les retirer du serveur, puis enlever la ligne.',
  artifacts: ['robots'],
  evaluate({ robots }) {
    if (robots.status !== 200) return { status: 'inapplicable', reason: 'pas de fichier robots.txt' };
    const paths = robots.groups
      .flatMap(({ rules }) => rules)
      .filter(
        ({ allow, path }) => !allow && telling.test(path) && !common.test(path) && !ofFileNames.test(path),
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

import { listOf, upperFirst } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import { themeBand } from '#contract/theme-band.ts';
import type { Theme } from '#contract/themes.ts';
import { isDanger } from '#reference/urgencies.ts';

/** What a site is and is not, said of the theme where it does well or badly. */
const adjectives: Readonly<Record<Theme, { readonly good: string; readonly bad: string }>> = {
  performance: { good: 'rapide', bad: 'lent' },
  security: { good: 'bien protégé', bad: 'mal protégé' },
  privacy: { good: 'respectueux de la vie privée', bad: 'qui suit ses visiteurs sans assez de garanties' },
  accessibility: {
    good: 'accessible dans ce qui se mesure',
    bad: 'difficile d’accès pour les personnes handicapées',
  },
  seo: { good: 'bien compris des moteurs de recherche', bad: 'mal compris des moteurs de recherche' },
  legal: { good: 'dont les mentions vérifiées sont présentes', bad: 'incomplet sur ses obligations légales' },
  'eco-design': { good: 'sobre', bad: 'lourd' },
  quality: { good: 'soigné', bad: 'avec des défauts de finition' },
};

/** What a person remembers of a failure, the first of the list first; said otherwise where one page alone has it. */
export const facts: readonly (readonly [ruleId: string, fact: string, ofOnePage?: string])[] = [
  ['sec-secret-dans-code', 'une clé secrète est lisible par tous'],
  ['sec-fichier-env', 'un fichier de réglages secrets est lisible par tous'],
  ['sec-fichier-git', 'l’historique du code est lisible par tous'],
  ['sec-fichier-sauvegarde', 'une sauvegarde est lisible par tous'],
  ['rgaa-flash', 'une animation peut déclencher une crise d’épilepsie'],
  ['sec-certificat-expire', 'son certificat n’est pas valable'],
  ['seo-erreurs-serveur', 'des pages sont en erreur', 'une page est en erreur'],
  ['sec-mot-de-passe-http', 'des mots de passe circulent en clair'],
  ['sec-https-absent', 'il n’est pas chiffré'],
  ['sec-formulaire-http', 'un formulaire envoie ses données en clair'],
  ['seo-noindex-involontaire', 'des pages importantes sont fermées aux moteurs de recherche'],
  ['seo-robots-bloque-page', 'des pages importantes sont fermées aux moteurs de recherche'],
  ['priv-refus-inefficace', 'des traceurs restent après un refus'],
  ['priv-traceur-avant-choix', 'des traceurs partent avant tout choix'],
  ['priv-google-analytics-sans-accord', 'des traceurs partent avant tout choix'],
  ['priv-bandeau-absent', 'des traceurs partent sans que l’on demande l’accord'],
  ['legal-mentions-absentes', 'les mentions légales manquent'],
  ['priv-politique-absente', 'la politique de confidentialité manque'],
  ['rgaa-piege-clavier', 'le clavier reste bloqué dans une page'],
];

const goodFrom = 90;
const badUnder = 50;
const told = 2;

/**
 * The report in one sentence made of its facts: what the site does best, what it does worst, and the gravest of what was
 * found; a danger of today first. Says nothing of a theme without a score.
 */
export function verdictOf(report: Report): string {
  const banded = report.themes.flatMap((result) => {
    const band = themeBand(result, report.rgaa);
    return band ? [{ ...result, floor: band.floor }] : [];
  });
  const byWeight = banded.toSorted((a, b) => b.weight - a.weight);
  const good = byWeight.filter(({ floor }) => floor >= goodFrom).map(({ theme }) => adjectives[theme].good);
  const bad = byWeight.filter(({ floor }) => floor < badUnder).map(({ theme }) => adjectives[theme].bad);
  // A report has one failure of a rule.
  const failed = new Map(
    report.findings.flatMap(({ verdict, ruleId, pages }) =>
      verdict === 'fail' ? [[ruleId, pages.length] as const] : [],
    ),
  );
  const met = facts.flatMap(([ruleId, fact, ofOnePage]) => {
    const pages = failed.get(ruleId);
    if (pages === undefined) return [];
    return ofOnePage !== undefined && pages === 1 ? [ofOnePage] : [fact];
  });
  const found = [...new Set(met)].slice(0, told);
  const site = opening(good.slice(0, told), bad.slice(0, told));
  if (found.length === 0) return `${site}.`;
  // What harms somebody today comes before any praise.
  if ([...failed.keys()].some(isDanger))
    return `${upperFirst(listOf(found))}, sur un site ${bad.length > 0 ? '' : 'par ailleurs '}${site.replace(/^Site /, '')}.`;
  return `${site} : ${listOf(found)}.`;
}

/** The longer last, so that what follows is not read as part of it. */
const inOrder = (words: readonly string[]): readonly string[] =>
  words.toSorted((one, other) => one.length - other.length);

function opening(best: readonly string[], worst: readonly string[]): string {
  const good = inOrder(best);
  const bad = inOrder(worst);
  if (good.length > 0 && bad.length > 0) return `Site ${listOf(good)}, mais ${listOf(bad)}`;
  if (bad.length > 0) return `Site ${listOf(bad)}`;
  if (good.length > 0) return `Site ${listOf(good)}`;
  return 'Site correct, avec des points à reprendre';
}

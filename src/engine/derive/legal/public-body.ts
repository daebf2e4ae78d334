import { foldText } from '#contract/fold-text.ts';
import type { SiteProfile } from '#contract/themes.ts';
import type { SiteShapes } from '../../artifacts.ts';
import { legalDocument } from './legal-pages.ts';

/** Names of public bodies, with a place after them: « la mairie » alone is somebody else’s. */
const body = `(?:mairie|commune(?! libre)|communaute de communes|communaute d'agglomeration|communaute urbaine|conseil (?:departemental|regional)|(?:sous-)?prefecture|centre communal d'action sociale|ccas|centre hospitalier(?! prive)|ministere|syndicat (?:mixte|intercommunal)|ehpad (?:public|communal|intercommunal|departemental)(?! (?:ou|et) ))`;
/** Places that their authority has the name of: also what guides and shops call themselves. */
const territory = '(?:ville|village|departement|region|metropole)';
const place = ` ?(?:de |du |des |d'|l'|la |le |les |en |- )*[a-z]{2}`;
const greeting = String.raw`(?:(?:le |la )?(?:bienvenue|accueil|site)\b(?: (?:officiel|internet|web|a|sur|le|la|de|du|site))*[ :|·•–—-]*(?:l')?)?`;

/** The title of a home page begins with the name of a public body, after a greeting at most. */
const opening = new RegExp(`^${greeting}${body}${place}`);
const officialTerritory = new RegExp(
  `^(?=.*\\bsite (?:internet |web )?officiel\\b)${greeting}${territory}${place}`,
);
const named = new RegExp(`\\b(?:${body}|${territory})${place}`);

/** « CH Crépy »: two letters are anybody’s, unless the site spells them out before the same place. */
const shortHospital = new RegExp(
  `^${greeting}(?:ch[uirs]?|chru|chic)(?: (?:de |du |des |d'|l'|la |le |les )*)((?:sainte?[ -])?[a-z]{3,})`,
);
const longHospital = (town: string) =>
  new RegExp(
    `\\bcentre hospitalier (?:regional |universitaire |intercommunal |specialise )*(?:de |du |des |d'|l'|la |le |les )*${town.replace(/[ -]/, '[ -]')}\\b`,
  );

/** What a public body says it is. Those of trade and industry are registered and taxed as companies are. */
const publicForm = `(?:collectivite territoriale|etablissement public (?:(?:autonome|national|local|communal|intercommunal|departemental) )*(?:de sante|hospitalier|(?:local )?d'enseignement|(?:a caractere )?(?:administratif|scientifique|social|medico-social)|de cooperation intercommunale))\\b`;
/** Brochures and pictures are published too: of « édité par » only what is said of the site. */
const publisher = String.raw`(?:\bsite\b(?:[^.;]|\.(?! )){0,60}\bedite par\b|\bedite par(?= ?:)|\bedit(?:eur|rice)\b|\bproprietaire (?=(?:du|de ce) (?:present )?site\b))`;
const publisherBody = `(?:(?:mairie|commune) (?:de |du |des |d')|communaute (?:de communes|d'agglomeration|urbaine) |conseil (?:departemental|regional) |(?:sous-)?prefecture (?:de |du |des |d')|syndicat (?:mixte|intercommunal) )`;
/** Who is said to publish is another than the public body named after it. */
const between = String.raw`(?:(?!\b(?:associations?|societe|fondation|agence|cabinet|prestataire|logiciels?|pour|aupres|avec|partenaires?|fournisseur|hebergeur)\b)[^.;]){0,80}?`;
/** The publisher is a public body by its name, or by what stands beside its name. */
const publicPublisher = new RegExp(
  `${publisher}(?: ?(?:du|de ce) (?:present )?site(?: internet| web)?)?(?: est)? ?:? ?(?:l'|la |le |un |une )?(?:${publicForm}|${publisherBody}[a-z])|${publisher}${between}(?:[,(:–—-] ?|\\best )(?:un |une )?${publicForm}`,
);

/** Sites about public bodies, and those of others beside them. */
const ofOthers =
  /\b(?:annuaires?|horaires|guides?|portail des|liste|blog|forum|actualites?|journal|petition|collectif|amicale?|amis|comite|association|syndicat d'initiative|agence|cabinet|avocats?|gites?|hotels?|chambres?|locations?|boutique|restaurant|tourisme|ecole|college|lycee|paroisse|elections?|candidate?s?)\b/;

/** The publisher is a company or an association. */
const privatePublisher =
  /\b(?:edite\w* par|editeur|proprietaire|propriete de|copyright|©)\b[^.]{0,60}\b(?:s\.?a\.?s\.?u?|s\.?a\.?r\.?l|eurl|scop|association|fondation|micro-?entrepr\w+|auto-?entrepr\w+|entrepreneu(?:r|se))\b|\bassociation\b.{0,40}\bloi (?:de |du 1er juillet )?190[18]\b|\bprivee? d'interet collectif\b|\bespic\b/;

/** Why duties of companies and associations do not bind it. */
export const publicBodyReason =
  'le site se présente comme celui d’un organisme public : indiquez le type de site si ce n’est pas le cas';

/**
 * A site whose type nobody declared presents itself as that of a town hall, a local authority or a public establishment:
 * its notice says so of its publisher; or the title of its home page begins with that name and its footer or its notice
 * says it again. None of them names a private publisher. Associations, shops and newspapers that speak of a town hall are none.
 */
export function isPublicBody({ site, pages }: Pick<SiteShapes, 'site' | 'pages'>): boolean {
  if (site.profile !== null) return false;
  const home = pages.find(({ isHome }) => isHome);
  const title = foldText(home?.title ?? '');
  if (!home || ofOthers.test(title)) return false;
  const said = `${foldText(home.footerText)} ${legalDocument({ site, pages }, 'notice').folded}`;
  if (privatePublisher.test(said)) return false;
  const [, town] = shortHospital.exec(title) ?? [];
  if (publicPublisher.test(said) || (town && longHospital(town).test(said))) return true;
  if (!opening.test(title) && !officialTerritory.test(title)) return false;
  const elsewhere = pages.some((page) => !page.isHome && named.test(foldText(page.title)));
  return named.test(said) || elsewhere;
}

/** What a site that presents itself as a public body says of a duty of these profiles; null where it says nothing. */
export function publicBound(
  profiles: readonly SiteProfile[] | undefined,
  search: Pick<SiteShapes, 'site' | 'pages'>,
): 'bound' | 'free' | null {
  if (!profiles || !isPublicBody(search)) return null;
  return profiles.includes('public') ? 'bound' : 'free';
}

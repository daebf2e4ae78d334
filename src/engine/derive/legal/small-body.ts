import type { SiteShapes } from '../../artifacts.ts';
import { foldText } from '../page/page-kind.ts';
import { legalDocument } from './legal-pages.ts';
import { foldedTextOf } from './legal-text.ts';

/** Forms that their owner says of itself, persons among them; of companies only beside the word that names the publisher, since hosts have them too. */
const smallForms =
  /\bassociation\b.{0,40}\bloi (?:de |du 1er juillet )?190[18]\b|\b(?:micro|auto)-?entrepr\w+|\bentrepreneu(?:r|se) individuel\w*|\bentreprise individuelle\b|\b(?:edite\w* par|editeur|proprietaire)\b.{0,80}\b(?:eurl|sarl)\b|\b(?:edite\w* par|editeur|proprietaire|responsable)\b.{0,120}(?:\b(?:residant|demeurant) |\bne(?:e|\(e\))? le\b|\ba titre (?:personnel|non professionnel)\b)|\bprofession(?:nel|nelle)? liberale?\b|\bchambres? d'hotes?\b/;

/** Words of those who may be bound all the same: public bodies, and private ones with a mission of theirs. */
const publicWords =
  /\b(?:mairie de|commune de|communaute (?:de communes|d'agglomeration|urbaine)|conseil (?:departemental|regional|municipal)|prefecture|ministere|etablissement public|service public|universite|centre hospitalier|office de tourisme|interet general|utilite publique)\b|\.gouv\.fr\b/;

const reason =
  'le site se présente comme celui d’une association ou d’une petite entreprise, qui n’y est pas tenue sauf mission de service public : indiquez le type de site si c’est le cas';

/**
 * Why the duties of accessibility of public bodies and large companies do not bind a site whose type nobody declared: its
 * legal notice, or its home page where it has none, names a form that is neither. Null where they may bind it.
 */
export function smallBody({ site, pages }: Pick<SiteShapes, 'site' | 'pages'>): string | null {
  if (site.profile !== null) return null;
  const notice = legalDocument({ site, pages }, 'notice').folded;
  const home = pages.filter(({ isHome }) => isHome);
  const said = notice || home.map((page) => `${foldedTextOf(page)} ${foldText(page.footerText)}`).join(' ');
  return smallForms.test(said) && !publicWords.test(said) ? reason : null;
}

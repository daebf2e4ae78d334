import { foldText } from '#contract/fold-text.ts';
import type { PageFacts, SiteShapes } from '../../artifacts.ts';
import { legalDocument } from './legal-pages.ts';
import { foldedTextOf } from './legal-text.ts';
import { isPublicBody } from './public-body.ts';

/** Forms that their owner says of itself, persons among them; of companies only beside the word that names the publisher, since hosts have them too. */
const smallForms =
  /\bassociation\b.{0,40}\bloi (?:de |du 1er juillet )?190[18]\b|\b(?:micro|auto)-?entrepr\w+|\bentrepreneu(?:r|se) individuel\w*|\bentreprise individuelle\b|\b(?:edite\w* par|editeur|proprietaire)\b.{0,80}\b(?:eurl|sarl)\b|\b(?:edite\w* par|editeur|proprietaire|responsable)\b.{0,120}(?:\b(?:residant|demeurant) |\bne(?:e|\(e\))? le\b|\ba titre (?:personnel|non professionnel)\b)|\bprofession(?:nel|nelle)? liberale?\b|\bchambres? d'hotes?\b/;

/** Words of those who may be bound all the same: public bodies, and private ones with a mission of theirs. */
const publicWords =
  /\b(?:mairie de|commune de|communaute (?:de communes|d'agglomeration|urbaine)|conseil (?:departemental|regional|municipal)|prefecture|ministere|etablissement public|service public|universite|centre hospitalier|office de tourisme|interet general|utilite publique)\b|\.gouv\.fr\b/;

/** Words of people who do something together for nothing, and say so of themselves. */
const volunteers =
  /\b(?:troupe|compagnie|orchestre|ch(?:oe|œ)ur|chorale|ensemble|club|harmonie|fanfare)s? (?:\S+ ){0,3}(?:d')?amateurs?\b|\b(?:equipe|groupe|poignee|bande) (?:\S+ )?(?:de |d')(?:\S+ )?(?:benevoles|amateurs)\b|\b(?:anime|gere|porte|tenu|assure)e?s? (?:\S+ )?par (?:\S+ ){1,3}benevoles\b|\bnous sommes (?:tous |toutes )?(?:des )?(?:benevoles|amateurs)\b/;
/** The board of an association, beside what only an association has. */
const board =
  /\bpresidente?\b.{0,200}\b(?:tresori(?:er|ere)|secretaire)\b|\b(?:tresori(?:er|ere)|secretaire)\b.{0,200}\bpresidente?\b/;
const members = /\b(?:associati(?:on|f|ve)|adherent\w*|adhesions?|benevoles?|cotisations?|amateurs?)\b/;

/** Signs of a chain or of a large company: a shop or a workshop of theirs declares the type of a local one. */
const largeWords =
  /\b(?:groupe|filiales?|franchis\w+|chiffre d'affaires|cotee? en bourse|euronext|societe anonyme|rapport annuel|multinationale)\b|\bcapital\b[^.;]{0,30}\b\d{1,3}(?:[ .]?\d{3}){2,}\b|\bnos (?:\S+ ){0,2}(?:agences|magasins|boutiques|restaurants|salons|centres|cliniques|etablissements|implantations|filiales)\b|\b\d{2,} (?:\S+ )?(?:agences|magasins|boutiques|restaurants|salons|salles|studios|ecoles|hotels|centres|cliniques|etablissements|implantations)\b|\b\d{1,3}[ .]?\d{3} (?:benevoles|salaries|collaborateurs|employes|adherents)\b/;

/** Trades and shops of schema.org that have one place and a few people, unless words of theirs say more. */
const localTrades: ReadonlySet<string> = new Set(
  `
AccountingService Attorney AutoBodyShop AutoRepair AutoWash Bakery BarOrPub BeautySalon BedAndBreakfast BikeStore
Brewery CafeOrCoffeeShop DanceGroup DaySpa Dentist Distillery DryCleaningOrLaundry Electrician Florist
GeneralContractor HVACBusiness HairSalon HealthAndBeautyBusiness HobbyShop HomeAndConstructionBusiness HousePainter
IceCreamShop IndividualPhysician JewelryStore LegalService Locksmith MedicalBusiness Midwifery MotorcycleRepair
MusicGroup NailSalon Notary Optician Physician Physiotherapy Plumber Podiatric RoofingContractor ShoeStore
TattooParlor TheaterGroup VacationRental VeterinaryCare Winery Restaurant
`
    .trim()
    .split(/\s+/),
);

const typeOf = (name: string): string => name.split(/[/#:]/).at(-1) ?? '';

/** The home page presents somebody small: volunteers by their words, a trade or a business of one place by its structured data. */
function presentsSmall(home: readonly PageFacts[], said: string): boolean {
  const isLocal = home.some(
    (page) => page.declaresOnePlace || page.structuredDataTypes.some((type) => localTrades.has(typeOf(type))),
  );
  return isLocal || volunteers.test(said) || (board.test(said) && members.test(said));
}

const reason =
  'le site se présente comme celui d’une association ou d’une petite entreprise, qui n’y est pas tenue sauf mission de service public : indiquez le type de site si c’est le cas';

/**
 * Why the duties of accessibility of public bodies and large companies do not bind a site whose type nobody declared: its
 * legal notice, or its home page where it has none, names a form that is neither; or the home page presents volunteers or
 * a local trade. Null where they may bind it.
 */
export function smallBody({ site, pages }: Pick<SiteShapes, 'site' | 'pages'>): string | null {
  if (site.profile !== null) return null;
  const notice = legalDocument({ site, pages }, 'notice').folded;
  const home = pages.filter(({ isHome }) => isHome);
  const atHome = home
    .map((page) => `${foldText(page.metaDescription)} ${foldedTextOf(page)} ${foldText(page.footerText)}`)
    .join(' ');
  const said = notice || atHome;
  if (smallForms.test(said) && !publicWords.test(said)) return reason;
  const whole = `${home.map(({ title }) => foldText(title)).join(' ')} ${atHome} ${notice}`;
  const mayBeBound = publicWords.test(whole) || largeWords.test(whole) || isPublicBody({ site, pages });
  return presentsSmall(home, atHome) && !mayBeBound ? reason : null;
}

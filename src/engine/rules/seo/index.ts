import type { ThemeRules } from '../../rule.ts';
import geoAccessibleSansJs from './geo-accessible-sans-js.ts';
import geoLlmsTxt from './geo-llms-txt.ts';
import geoOppositionFouille from './geo-opposition-fouille.ts';
import geoPageAPropos from './geo-page-a-propos.ts';
import geoRobotsIaBloques from './geo-robots-ia-bloques.ts';
import geoRobotsIaIncoherent from './geo-robots-ia-incoherent.ts';
import altManquantSite from './seo-alt-manquant-site.ts';
import ancreVideGenerique from './seo-ancre-vide-generique.ts';
import ancresCassees from './seo-ancres-cassees.ts';
import canoniqueAbsente from './seo-canonique-absente.ts';
import canoniqueAccueil from './seo-canonique-accueil.ts';
import canoniqueErreur from './seo-canonique-erreur.ts';
import canoniqueHttp from './seo-canonique-http.ts';
import contenuDuplique from './seo-contenu-duplique.ts';
import contenuHorsHtml from './seo-contenu-hors-html.ts';
import contenuMince from './seo-contenu-mince.ts';
import descriptionAbsente from './seo-description-absente.ts';
import descriptionDupliquee from './seo-description-dupliquee.ts';
import descriptionLongueur from './seo-description-longueur.ts';
import donneesOrganisation from './seo-donnees-organisation.ts';
import donneesStructureesAbsentes from './seo-donnees-structurees-absentes.ts';
import donneesStructureesJson from './seo-donnees-structurees-json.ts';
import erreursServeur from './seo-erreurs-serveur.ts';
import favicon from './seo-favicon.ts';
import filAriane from './seo-fil-ariane.ts';
import h1Absent from './seo-h1-absent.ts';
import hreflangInvalide from './seo-hreflang-invalide.ts';
import hreflangSansRetour from './seo-hreflang-sans-retour.ts';
import imagesCassees from './seo-images-cassees.ts';
import langContenu from './seo-lang-contenu.ts';
import liensCassesExternes from './seo-liens-casses-externes.ts';
import liensCassesInternes from './seo-liens-casses-internes.ts';
import liensInternesRediriges from './seo-liens-internes-rediriges.ts';
import liensSansHref from './seo-liens-sans-href.ts';
import liensTropNombreux from './seo-liens-trop-nombreux.ts';
import mobileDebordement from './seo-mobile-debordement.ts';
import nofollowInterne from './seo-nofollow-interne.ts';
import noindexEtDisallow from './seo-noindex-et-disallow.ts';
import noindexInvolontaire from './seo-noindex-involontaire.ts';
import page404Utile from './seo-page-404-utile.ts';
import pageOrpheline from './seo-page-orpheline.ts';
import parametresSuivi from './seo-parametres-suivi.ts';
import profondeur from './seo-profondeur.ts';
import redirectionTemporaire from './seo-redirection-temporaire.ts';
import redirectionsChaine from './seo-redirections-chaine.ts';
import robotsAbsent from './seo-robots-absent.ts';
import robotsBloquePage from './seo-robots-bloque-page.ts';
import robotsBloqueRessources from './seo-robots-bloque-ressources.ts';
import robotsErreurs from './seo-robots-erreurs.ts';
import sitemapAbsent from './seo-sitemap-absent.ts';
import sitemapIncomplet from './seo-sitemap-incomplet.ts';
import sitemapInvalide from './seo-sitemap-invalide.ts';
import sitemapUrlsErreur from './seo-sitemap-urls-erreur.ts';
import soft404 from './seo-soft-404.ts';
import titreDuplique from './seo-titre-duplique.ts';
import titreH1IdentiquesSite from './seo-titre-h1-identiques-site.ts';
import titreLongueur from './seo-titre-longueur.ts';
import titresMultiples from './seo-titres-multiples.ts';
import viewport from './seo-viewport.ts';
import wwwDoublon from './seo-www-doublon.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  geoAccessibleSansJs,
  geoLlmsTxt,
  geoOppositionFouille,
  geoPageAPropos,
  geoRobotsIaBloques,
  geoRobotsIaIncoherent,
  altManquantSite,
  ancreVideGenerique,
  ancresCassees,
  canoniqueAbsente,
  canoniqueAccueil,
  canoniqueErreur,
  canoniqueHttp,
  contenuDuplique,
  contenuHorsHtml,
  contenuMince,
  descriptionAbsente,
  descriptionDupliquee,
  descriptionLongueur,
  donneesOrganisation,
  donneesStructureesAbsentes,
  donneesStructureesJson,
  erreursServeur,
  favicon,
  filAriane,
  h1Absent,
  hreflangInvalide,
  hreflangSansRetour,
  imagesCassees,
  langContenu,
  liensCassesExternes,
  liensCassesInternes,
  liensInternesRediriges,
  liensSansHref,
  liensTropNombreux,
  mobileDebordement,
  nofollowInterne,
  noindexEtDisallow,
  noindexInvolontaire,
  page404Utile,
  pageOrpheline,
  parametresSuivi,
  profondeur,
  redirectionTemporaire,
  redirectionsChaine,
  robotsAbsent,
  robotsBloquePage,
  robotsBloqueRessources,
  robotsErreurs,
  sitemapAbsent,
  sitemapIncomplet,
  sitemapInvalide,
  sitemapUrlsErreur,
  soft404,
  titreDuplique,
  titreH1IdentiquesSite,
  titreLongueur,
  titresMultiples,
  viewport,
  wwwDoublon,
];

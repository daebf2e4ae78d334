import type { ThemeRules } from '../../rule.ts';
import geoAccessibleSansJs from './geo-accessible-sans-js.ts';
import geoAuteurDate from './geo-auteur-date.ts';
import geoLlmsTxt from './geo-llms-txt.ts';
import geoOppositionFouille from './geo-opposition-fouille.ts';
import geoPageAPropos from './geo-page-a-propos.ts';
import geoReponseDirecte from './geo-reponse-directe.ts';
import geoRobotsIaBloques from './geo-robots-ia-bloques.ts';
import geoRobotsIaIncoherent from './geo-robots-ia-incoherent.ts';
import adressesSansFin from './seo-adresses-sans-fin.ts';
import altManquantSite from './seo-alt-manquant-site.ts';
import ancreVideGenerique from './seo-ancre-vide-generique.ts';
import ancresCassees from './seo-ancres-cassees.ts';
import barreFinaleDoublon from './seo-barre-finale-doublon.ts';
import canoniqueAbsente from './seo-canonique-absente.ts';
import canoniqueAccueil from './seo-canonique-accueil.ts';
import canoniqueErreur from './seo-canonique-erreur.ts';
import canoniqueHttp from './seo-canonique-http.ts';
import casseDoublon from './seo-casse-doublon.ts';
import charset from './seo-charset.ts';
import contenuDuplique from './seo-contenu-duplique.ts';
import contenuHorsHtml from './seo-contenu-hors-html.ts';
import contenuMince from './seo-contenu-mince.ts';
import coordonneesLocales from './seo-coordonnees-locales.ts';
import descriptionAbsente from './seo-description-absente.ts';
import descriptionDupliquee from './seo-description-dupliquee.ts';
import descriptionLongueur from './seo-description-longueur.ts';
import donneesOrganisation from './seo-donnees-organisation.ts';
import donneesStructureesAbsentes from './seo-donnees-structurees-absentes.ts';
import donneesStructureesChamps from './seo-donnees-structurees-champs.ts';
import donneesStructureesInvisibles from './seo-donnees-structurees-invisibles.ts';
import donneesStructureesJson from './seo-donnees-structurees-json.ts';
import erreursServeur from './seo-erreurs-serveur.ts';
import favicon from './seo-favicon.ts';
import filAriane from './seo-fil-ariane.ts';
import h1Absent from './seo-h1-absent.ts';
import hreflangInvalide from './seo-hreflang-invalide.ts';
import hreflangPlanDeSite from './seo-hreflang-plan-de-site.ts';
import hreflangSansRetour from './seo-hreflang-sans-retour.ts';
import htmlBrutRendu from './seo-html-brut-rendu.ts';
import iframeContenu from './seo-iframe-contenu.ts';
import imageNom from './seo-image-nom.ts';
import imagesCassees from './seo-images-cassees.ts';
import indexDoublon from './seo-index-doublon.ts';
import interstitiel from './seo-interstitiel.ts';
import langContenu from './seo-lang-contenu.ts';
import liensCassesExternes from './seo-liens-casses-externes.ts';
import liensCassesInternes from './seo-liens-casses-internes.ts';
import liensInternesRediriges from './seo-liens-internes-rediriges.ts';
import liensSansHref from './seo-liens-sans-href.ts';
import liensTropNombreux from './seo-liens-trop-nombreux.ts';
import metaRefresh from './seo-meta-refresh.ts';
import metaRobotsContradictoire from './seo-meta-robots-contradictoire.ts';
import mobileCibles from './seo-mobile-cibles.ts';
import mobileDebordement from './seo-mobile-debordement.ts';
import mobileTextePetit from './seo-mobile-texte-petit.ts';
import nofollowInterne from './seo-nofollow-interne.ts';
import noindexEtDisallow from './seo-noindex-et-disallow.ts';
import noindexInvolontaire from './seo-noindex-involontaire.ts';
import nosnippet from './seo-nosnippet.ts';
import ogImage from './seo-og-image.ts';
import ogIncomplet from './seo-og-incomplet.ts';
import page404Utile from './seo-page-404-utile.ts';
import pageOrpheline from './seo-page-orpheline.ts';
import pagination from './seo-pagination.ts';
import parametresSuivi from './seo-parametres-suivi.ts';
import profondeur from './seo-profondeur.ts';
import redirectionTemporaire from './seo-redirection-temporaire.ts';
import redirectionsChaine from './seo-redirections-chaine.ts';
import retourBloque from './seo-retour-bloque.ts';
import robotsAbsent from './seo-robots-absent.ts';
import robotsBloquePage from './seo-robots-bloque-page.ts';
import robotsBloqueRessources from './seo-robots-bloque-ressources.ts';
import robotsErreurs from './seo-robots-erreurs.ts';
import sitemapAbsent from './seo-sitemap-absent.ts';
import sitemapIncomplet from './seo-sitemap-incomplet.ts';
import sitemapInvalide from './seo-sitemap-invalide.ts';
import sitemapUrlsErreur from './seo-sitemap-urls-erreur.ts';
import soft404 from './seo-soft-404.ts';
import tempsServeur from './seo-temps-serveur.ts';
import titreDuplique from './seo-titre-duplique.ts';
import titreH1IdentiquesSite from './seo-titre-h1-identiques-site.ts';
import titreLongueur from './seo-titre-longueur.ts';
import titresMultiples from './seo-titres-multiples.ts';
import twitterCarte from './seo-twitter-carte.ts';
import urlHygiene from './seo-url-hygiene.ts';
import urlLongue from './seo-url-longue.ts';
import viewport from './seo-viewport.ts';
import wwwDoublon from './seo-www-doublon.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  geoAccessibleSansJs,
  geoAuteurDate,
  geoLlmsTxt,
  geoOppositionFouille,
  geoPageAPropos,
  geoReponseDirecte,
  geoRobotsIaBloques,
  geoRobotsIaIncoherent,
  adressesSansFin,
  altManquantSite,
  ancreVideGenerique,
  ancresCassees,
  canoniqueAbsente,
  canoniqueAccueil,
  canoniqueErreur,
  canoniqueHttp,
  charset,
  contenuDuplique,
  contenuHorsHtml,
  contenuMince,
  coordonneesLocales,
  descriptionAbsente,
  descriptionDupliquee,
  descriptionLongueur,
  donneesOrganisation,
  donneesStructureesAbsentes,
  donneesStructureesChamps,
  donneesStructureesInvisibles,
  donneesStructureesJson,
  erreursServeur,
  favicon,
  filAriane,
  h1Absent,
  hreflangInvalide,
  hreflangSansRetour,
  hreflangPlanDeSite,
  iframeContenu,
  imageNom,
  imagesCassees,
  interstitiel,
  langContenu,
  liensCassesExternes,
  liensCassesInternes,
  liensInternesRediriges,
  liensSansHref,
  liensTropNombreux,
  metaRefresh,
  metaRobotsContradictoire,
  mobileCibles,
  mobileDebordement,
  mobileTextePetit,
  nofollowInterne,
  noindexEtDisallow,
  noindexInvolontaire,
  nosnippet,
  ogImage,
  ogIncomplet,
  page404Utile,
  pageOrpheline,
  pagination,
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
  tempsServeur,
  titreDuplique,
  titreH1IdentiquesSite,
  titreLongueur,
  titresMultiples,
  twitterCarte,
  urlHygiene,
  urlLongue,
  viewport,
  wwwDoublon,
  barreFinaleDoublon,
  casseDoublon,
  indexDoublon,
  htmlBrutRendu,
  retourBloque,
];

import type { ThemeRules } from '../../rule.ts';
import canoniqueAccueil from './seo-canonique-accueil.ts';
import canoniqueErreur from './seo-canonique-erreur.ts';
import descriptionAbsente from './seo-description-absente.ts';
import descriptionLongueur from './seo-description-longueur.ts';
import donneesStructureesJson from './seo-donnees-structurees-json.ts';
import erreursServeur from './seo-erreurs-serveur.ts';
import h1Absent from './seo-h1-absent.ts';
import imagesCassees from './seo-images-cassees.ts';
import liensCassesInternes from './seo-liens-casses-internes.ts';
import mobileDebordement from './seo-mobile-debordement.ts';
import noindexInvolontaire from './seo-noindex-involontaire.ts';
import robotsBloquePage from './seo-robots-bloque-page.ts';
import sitemapUrlsErreur from './seo-sitemap-urls-erreur.ts';
import soft404 from './seo-soft-404.ts';
import titreDuplique from './seo-titre-duplique.ts';
import titreLongueur from './seo-titre-longueur.ts';
import titresMultiples from './seo-titres-multiples.ts';
import viewport from './seo-viewport.ts';
import wwwDoublon from './seo-www-doublon.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  canoniqueAccueil,
  canoniqueErreur,
  descriptionAbsente,
  descriptionLongueur,
  donneesStructureesJson,
  erreursServeur,
  h1Absent,
  imagesCassees,
  liensCassesInternes,
  mobileDebordement,
  noindexInvolontaire,
  robotsBloquePage,
  sitemapUrlsErreur,
  soft404,
  titreDuplique,
  titreLongueur,
  titresMultiples,
  viewport,
  wwwDoublon,
];

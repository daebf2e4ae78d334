import type { ThemeRules } from '../../rule.ts';
import bandeauAbsent from './priv-bandeau-absent.ts';
import casePrecocheeFormulaire from './priv-case-precochee-formulaire.ts';
import casesPrecocheesBandeau from './priv-cases-precochees-bandeau.ts';
import donneesVersTiersUrl from './priv-donnees-vers-tiers-url.ts';
import dureeCookieAudience from './priv-duree-cookie-audience.ts';
import dureeCookieLongue from './priv-duree-cookie-longue.ts';
import formulaireGet from './priv-formulaire-get.ts';
import googleAnalyticsSansAccord from './priv-google-analytics-sans-accord.ts';
import politiqueAbsente from './priv-politique-absente.ts';
import politiqueAcces from './priv-politique-acces.ts';
import politiqueBaseLegale from './priv-politique-base-legale.ts';
import politiqueDatee from './priv-politique-datee.ts';
import politiqueDestinataires from './priv-politique-destinataires.ts';
import politiqueDpo from './priv-politique-dpo.ts';
import politiqueDroits from './priv-politique-droits.ts';
import politiqueDurees from './priv-politique-durees.ts';
import politiqueFinalites from './priv-politique-finalites.ts';
import politiqueIncoherente from './priv-politique-incoherente.ts';
import politiqueReclamation from './priv-politique-reclamation.ts';
import politiqueResponsable from './priv-politique-responsable.ts';
import politiqueRetrait from './priv-politique-retrait.ts';
import politiqueTransferts from './priv-politique-transferts.ts';
import poursuiteVautAccord from './priv-poursuite-vaut-accord.ts';
import refusAbsentPremierNiveau from './priv-refus-absent-premier-niveau.ts';
import rejeuSession from './priv-rejeu-session.ts';
import requeteTraceurAvantChoix from './priv-requete-traceur-avant-choix.ts';
import retraitIntrouvable from './priv-retrait-introuvable.ts';
import stockageLocalAvantChoix from './priv-stockage-local-avant-choix.ts';
import traceurAvantChoix from './priv-traceur-avant-choix.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  traceurAvantChoix,
  bandeauAbsent,
  refusAbsentPremierNiveau,
  poursuiteVautAccord,
  casesPrecocheesBandeau,
  googleAnalyticsSansAccord,
  rejeuSession,
  casePrecocheeFormulaire,
  politiqueAbsente,
  requeteTraceurAvantChoix,
  stockageLocalAvantChoix,
  retraitIntrouvable,
  dureeCookieAudience,
  formulaireGet,
  donneesVersTiersUrl,
  politiqueResponsable,
  politiqueFinalites,
  politiqueBaseLegale,
  politiqueDurees,
  politiqueDroits,
  politiqueIncoherente,
  dureeCookieLongue,
  politiqueAcces,
  politiqueDestinataires,
  politiqueReclamation,
  politiqueTransferts,
  politiqueRetrait,
  politiqueDpo,
  politiqueDatee,
];

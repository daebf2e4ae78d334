import type { ThemeRules } from '../../rule.ts';
import acceptationRepetee from './priv-acceptation-repetee.ts';
import bandeauAbsent from './priv-bandeau-absent.ts';
import bandeauBloqueLecture from './priv-bandeau-bloque-lecture.ts';
import bandeauInutile from './priv-bandeau-inutile.ts';
import boutonSocial from './priv-bouton-social.ts';
import casePrecocheeFormulaire from './priv-case-precochee-formulaire.ts';
import casesPrecocheesBandeau from './priv-cases-precochees-bandeau.ts';
import cnameMasque from './priv-cname-masque.ts';
import consentModeDefauts from './priv-consent-mode-defauts.ts';
import consentementGroupe from './priv-consentement-groupe.ts';
import consentementMultiTerminaux from './priv-consentement-multi-terminaux.ts';
import cookiesPersistantsApresRetrait from './priv-cookies-persistants-apres-retrait.ts';
import donneesVersTiersUrl from './priv-donnees-vers-tiers-url.ts';
import dureeCookieAudience from './priv-duree-cookie-audience.ts';
import dureeCookieLongue from './priv-duree-cookie-longue.ts';
import dureeProlongee from './priv-duree-prolongee.ts';
import empreinte from './priv-empreinte.ts';
import empreinteEmail from './priv-empreinte-email.ts';
import finalitesAbsentes from './priv-finalites-absentes.ts';
import formulaireGet from './priv-formulaire-get.ts';
import formulaireSansInformation from './priv-formulaire-sans-information.ts';
import googleAnalyticsSansAccord from './priv-google-analytics-sans-accord.ts';
import googleConsentMode from './priv-google-consent-mode.ts';
import iaConversationnelle from './priv-ia-conversationnelle.ts';
import infolettreOuvertures from './priv-infolettre-ouvertures.ts';
import lienPolitiqueBandeau from './priv-lien-politique-bandeau.ts';
import memoireChoix from './priv-memoire-choix.ts';
import mesureExemptionConditions from './priv-mesure-exemption-conditions.ts';
import motDePasseLongueur from './priv-mot-de-passe-longueur.ts';
import murDeTraceurs from './priv-mur-de-traceurs.ts';
import photoLocalisee from './priv-photo-localisee.ts';
import policeGoogle from './priv-police-google.ts';
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
import recaptchaMentionObsolete from './priv-recaptcha-mention-obsolete.ts';
import recaptchaSansAccord from './priv-recaptcha-sans-accord.ts';
import redemandeApresRefus from './priv-redemande-apres-refus.ts';
import refusAbsentPremierNiveau from './priv-refus-absent-premier-niveau.ts';
import refusAmbigu from './priv-refus-ambigu.ts';
import refusInefficace from './priv-refus-inefficace.ts';
import refusMoinsVisible from './priv-refus-moins-visible.ts';
import refusMulticlic from './priv-refus-multiclic.ts';
import rejeuSession from './priv-rejeu-session.ts';
import relaisDomaine from './priv-relais-domaine.ts';
import requeteTraceurAvantChoix from './priv-requete-traceur-avant-choix.ts';
import retraitIntrouvable from './priv-retrait-introuvable.ts';
import stockageLocalAvantChoix from './priv-stockage-local-avant-choix.ts';
import tcfApresRefus from './priv-tcf-apres-refus.ts';
import tcfTropDePartenaires from './priv-tcf-trop-de-partenaires.ts';
import tcfVendeursDeclares from './priv-tcf-vendeurs-declares.ts';
import tiersNonListes from './priv-tiers-non-listes.ts';
import traceurAvantChoix from './priv-traceur-avant-choix.ts';
import transfertHorsUe from './priv-transfert-hors-ue.ts';
import videoIntegree from './priv-video-integree.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  traceurAvantChoix,
  bandeauAbsent,
  refusAbsentPremierNiveau,
  refusInefficace,
  poursuiteVautAccord,
  casesPrecocheesBandeau,
  googleAnalyticsSansAccord,
  rejeuSession,
  empreinte,
  casePrecocheeFormulaire,
  politiqueAbsente,
  requeteTraceurAvantChoix,
  stockageLocalAvantChoix,
  refusMulticlic,
  cookiesPersistantsApresRetrait,
  redemandeApresRefus,
  tcfApresRefus,
  refusMoinsVisible,
  retraitIntrouvable,
  murDeTraceurs,
  finalitesAbsentes,
  dureeCookieAudience,
  recaptchaSansAccord,
  formulaireSansInformation,
  formulaireGet,
  donneesVersTiersUrl,
  politiqueResponsable,
  politiqueFinalites,
  politiqueBaseLegale,
  politiqueDurees,
  politiqueDroits,
  politiqueIncoherente,
  memoireChoix,
  dureeProlongee,
  refusAmbigu,
  acceptationRepetee,
  tiersNonListes,
  dureeCookieLongue,
  mesureExemptionConditions,
  videoIntegree,
  boutonSocial,
  consentementGroupe,
  infolettreOuvertures,
  consentementMultiTerminaux,
  motDePasseLongueur,
  politiqueAcces,
  politiqueDestinataires,
  politiqueReclamation,
  politiqueTransferts,
  politiqueRetrait,
  iaConversationnelle,
  bandeauBloqueLecture,
  bandeauInutile,
  lienPolitiqueBandeau,
  googleConsentMode,
  transfertHorsUe,
  cnameMasque,
  policeGoogle,
  photoLocalisee,
  tcfTropDePartenaires,
  politiqueDpo,
  politiqueDatee,
  recaptchaMentionObsolete,
  consentModeDefauts,
  tcfVendeursDeclares,
  relaisDomaine,
  empreinteEmail,
];

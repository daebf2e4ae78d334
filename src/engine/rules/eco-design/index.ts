import type { ThemeRules } from '../../rule.ts';
import adaptationEcran from './eco-adaptation-ecran.ts';
import audioCodec from './eco-audio-codec.ts';
import autocompletion from './eco-autocompletion.ts';
import basDebit from './eco-bas-debit.ts';
import budgetDeclare from './eco-budget-declare.ts';
import cacheNavigateur from './eco-cache-navigateur.ts';
import capteurs from './eco-capteurs.ts';
import co2Estime from './eco-co2-estime.ts';
import compatNavigateur from './eco-compat-navigateur.ts';
import compression from './eco-compression.ts';
import declarationAbsente from './eco-declaration-absente.ts';
import defilementInfini from './eco-defilement-infini.ts';
import domainesStatiques from './eco-domaines-statiques.ts';
import ecouteSeule from './eco-ecoute-seule.ts';
import gifLourd from './eco-gif-lourd.ts';
import hebergementPays from './eco-hebergement-pays.ts';
import hebergementVert from './eco-hebergement-vert.ts';
import http2 from './eco-http2.ts';
import imagesCompression from './eco-images-compression.ts';
import imagesDifferees from './eco-images-differees.ts';
import imagesDimensions from './eco-images-dimensions.ts';
import imagesFormat from './eco-images-format.ts';
import indiceConstat from './eco-indice-constat.ts';
import jsInutilise from './eco-js-inutilise.ts';
import lectureAuto from './eco-lecture-auto.ts';
import notifications from './eco-notifications.ts';
import pdfLourd from './eco-pdf-lourd.ts';
import poidsNonAnnonce from './eco-poids-non-annonce.ts';
import poidsPage from './eco-poids-page.ts';
import policeFormat from './eco-police-format.ts';
import policesNombre from './eco-polices-nombre.ts';
import referentAbsent from './eco-referent-absent.ts';
import requetesPage from './eco-requetes-page.ts';
import secondeVisite from './eco-seconde-visite.ts';
import tailleDom from './eco-taille-dom.ts';
import televersementLimite from './eco-televersement-limite.ts';
import tiersAvantChoix from './eco-tiers-avant-choix.ts';
import tiersPoids from './eco-tiers-poids.ts';
import videoDefinition from './eco-video-definition.ts';
import videoFond from './eco-video-fond.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  audioCodec,
  autocompletion,
  basDebit,
  budgetDeclare,
  cacheNavigateur,
  capteurs,
  co2Estime,
  compatNavigateur,
  compression,
  declarationAbsente,
  defilementInfini,
  domainesStatiques,
  ecouteSeule,
  gifLourd,
  hebergementPays,
  hebergementVert,
  http2,
  imagesCompression,
  imagesDifferees,
  imagesDimensions,
  imagesFormat,
  indiceConstat,
  jsInutilise,
  lectureAuto,
  notifications,
  pdfLourd,
  poidsNonAnnonce,
  poidsPage,
  policeFormat,
  policesNombre,
  referentAbsent,
  requetesPage,
  secondeVisite,
  tailleDom,
  televersementLimite,
  tiersAvantChoix,
  tiersPoids,
  videoDefinition,
  videoFond,
  adaptationEcran,
];

import type { ThemeRules } from '../../rule.ts';
import cacheNavigateur from './eco-cache-navigateur.ts';
import compression from './eco-compression.ts';
import gifLourd from './eco-gif-lourd.ts';
import http2 from './eco-http2.ts';
import imagesDimensions from './eco-images-dimensions.ts';
import imagesFormat from './eco-images-format.ts';
import indiceConstat from './eco-indice-constat.ts';
import lectureAuto from './eco-lecture-auto.ts';
import poidsPage from './eco-poids-page.ts';
import policeFormat from './eco-police-format.ts';
import policesNombre from './eco-polices-nombre.ts';
import requetesPage from './eco-requetes-page.ts';
import tailleDom from './eco-taille-dom.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  cacheNavigateur,
  compression,
  gifLourd,
  http2,
  imagesDimensions,
  imagesFormat,
  indiceConstat,
  lectureAuto,
  poidsPage,
  policeFormat,
  policesNombre,
  requetesPage,
  tailleDom,
];

import { animations } from './animations.ts';
import { axe } from './axe.ts';
import { consentBanner, firstBanner } from './consent-banner.ts';
import { cookies } from './cookies.ts';
import type { PageGatherer } from './define-artifact.ts';
import { dom } from './dom.ts';
import { film } from './film.ts';
import { fingerprinting } from './fingerprints.ts';
import { keyboard } from './focus/keyboard.ts';
import { iconFonts } from './icon-fonts.ts';
import { imageTexts } from './image-texts/gather-image-texts.ts';
import { interactions } from './interactions/gather-interactions.ts';
import { motionWatch, observations } from './interactions/observations.ts';
import { jpegFiles } from './jpeg-files.ts';
import { libraries } from './libraries.ts';
import { lighthouse } from './lighthouse-artifact.ts';
import { mainResponse, source } from './main-response.ts';
import { consoleMessages, permissionRequests, popups } from './page-events.ts';
import { requests } from './requests.ts';
import { screenshot } from './screenshot.ts';
import { secondOpinions } from './second-opinions/gather-second-opinions.ts';
import { storage } from './storage.ts';
import { stylesheets } from './stylesheets.ts';
import { views } from './views/gather-views.ts';

/**
 * Every gatherer of a page, in the order of the visit: what only reads first, what changes the page last. After
 * `received` it is known whether there is a page to judge; after `known`, other visits may begin beside this one.
 */
export const pageGatherers = {
  received: [mainResponse, source, dom],
  known: [requests, cookies, firstBanner, storage, fingerprinting],
  examined: [
    motionWatch,
    lighthouse,
    film,
    axe,
    animations,
    imageTexts,
    secondOpinions,
    stylesheets,
    libraries,
    iconFonts,
    jpegFiles,
    observations,
    consentBanner,
    screenshot,
    keyboard,
    views,
    interactions,
    consoleMessages,
    popups,
    permissionRequests,
  ],
} as const satisfies Readonly<Record<string, readonly PageGatherer[]>>;

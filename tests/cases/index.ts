import type { Case } from './case.ts';
import { campaignAddresses, foldedNotice, hashRoutes, sessionAddresses } from './crawl.ts';
import { askingPage, bentLanguage, offlineWorker } from './stubborn.ts';
import { quotedLanguages, refusalAsLink, schemeColours, unnamedPictures, waitingParts } from './wrong.ts';

/** Small sites of our own, of the kinds that public trouble reports show; written before the rules were looked at. */
export const cases: readonly Case[] = [
  ...[campaignAddresses, sessionAddresses, foldedNotice, hashRoutes],
  ...[schemeColours, waitingParts, quotedLanguages, refusalAsLink, unnamedPictures],
  ...[askingPage, bentLanguage, offlineWorker],
];

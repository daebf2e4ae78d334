import { readConfig } from '#platform/config.ts';
import { findHtmlChecker } from '#platform/find-html-checker.ts';

/** The Nu checker of this machine, as the product finds it. */
export const testHtmlChecker = findHtmlChecker(readConfig().java, null);

/** Why HTML is not checked here; empty where it is. */
export const noHtmlChecker = 'missing' in testHtmlChecker ? testHtmlChecker.missing : '';

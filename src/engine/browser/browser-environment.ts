import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { harmlessPart } from '#contract/harmless-environment.ts';
import { fontConfiguration } from './fonts.ts';

/** What would let the machine decide how text is drawn. */
const ofFonts = /^(?:FONTCONFIG_\w+|FC_\w+|FREETYPE_PROPERTIES)$/;

/**
 * The environment of a browser, whoever starts it: the harmless part of this process’s, but for fonts, which are ours (Linux; elsewhere the
 * system’s own are the only ones Chromium knows). Their configuration and cache go into `profile`, and away with it.
 * @throws Error when a package of fonts is not installed
 */
export async function browserEnvironment(profile: string): Promise<NodeJS.ProcessEnv> {
  const harmless = harmlessPart(process.env);
  if (process.platform !== 'linux') return harmless;
  const kept = Object.fromEntries(Object.entries(harmless).filter(([name]) => !ofFonts.test(name)));
  const file = join(profile, 'fonts.conf');
  await writeFile(file, fontConfiguration(join(profile, 'fontconfig')));
  // The language chooses between fonts that draw the same character.
  return { ...kept, FONTCONFIG_FILE: file, FC_LANG: 'fr' };
}

/**
 * The environment of a visiting process: the harmless part of this process’s. Its C library keeps at most two pools of freed memory: one
 * a thread holds some 80 MiB more in each visiting process (`bench -- profile 10`).
 */
export const visitorEnvironment = (): NodeJS.ProcessEnv => ({
  ...harmlessPart(process.env),
  MALLOC_ARENA_MAX: '2',
});

import { delimiter, isAbsolute, join } from 'node:path';
import { harmlessPart } from '#contract/harmless-environment.ts';

/** Folders where programs are looked for, Java’s own first. */
export function programFolders(env: NodeJS.ProcessEnv = process.env): string[] {
  const path = (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
  return env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin'), ...path] : path;
}

/** The environment of engine processes and their browsers: no database, mail or identity settings. */
export function engineEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return harmlessPart(env);
}

import { delimiter, isAbsolute, join } from 'node:path';

/** Folders where programs are looked for, Java’s own first. */
export function programFolders(env: NodeJS.ProcessEnv = process.env): string[] {
  const path = (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
  return env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin'), ...path] : path;
}

/** What a process that visits hostile sites may know of ours: where things are, nothing secret. */
const harmless =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|TZ|USER|LOGNAME|SystemRoot|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|FONTCONFIG_\w+|XDG_\w+)$/;

/** The environment of engine processes and their browsers: no database, mail or identity settings. */
export function engineEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => harmless.test(name)));
}

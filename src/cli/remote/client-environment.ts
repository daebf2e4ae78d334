/** Variables that a person names to say where what opens their site stands. */
export const namedVariable = (name: string, env: NodeJS.ProcessEnv = process.env): string | undefined =>
  env[name];

/** API key of the command line, from the environment: process lists show arguments. */
export const readClientKey = (env: NodeJS.ProcessEnv = process.env): string | undefined => env.CONSTAT_KEY;

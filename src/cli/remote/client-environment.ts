/** API key of the command line, from the environment: process lists show arguments. */
export const readClientKey = (env: NodeJS.ProcessEnv = process.env): string | undefined => env.CONSTAT_KEY;

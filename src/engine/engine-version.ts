/** Version of the engine, written into every report; the package’s (a test keeps them equal). */
export const engineVersion = '1.0.0';

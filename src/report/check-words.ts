/** Heading of the checks that passed where another about the same thing did not. */
export const besideTitle = 'Contrôle sans défaut propre ; un contrôle proche signale un défaut ou un doute';

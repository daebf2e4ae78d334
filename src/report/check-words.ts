/** Heading of the checks that passed where another about the same thing did not. */
export const besideTitle = 'Rien vu, mais un contrôle voisin a trouvé un défaut ou un doute';

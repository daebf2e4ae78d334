/** Where sites stand side by side. */
export const lineupsPath = '/dashboard/cote-a-cote';
export const lineupPath = (id: string): string => `${lineupsPath}/${id}`;

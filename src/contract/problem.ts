/** Media type of every answer that is none (RFC 9457). */
export const problemMedia = 'application/problem+json';

const titles: Readonly<Record<number, string>> = {
  400: 'Demande non valide',
  401: 'Identification nécessaire',
  403: 'Refusé',
  404: 'Introuvable',
  405: 'Action impossible à cette adresse',
  409: 'En conflit avec l’état actuel',
  410: 'Supprimé',
  413: 'Demande trop volumineuse',
  422: 'Demande différente',
  429: 'Trop de demandes',
  500: 'Problème de notre côté',
  503: 'Service indisponible',
};

/** What a status means, in French. */
export const titleOfStatus = (status: number): string => titles[status] ?? 'Refusé';

/** Where the page of the API tells a code. */
export const refusalAnchor = (refused: string): string => `refus-${refused.replace('/', '-')}`;

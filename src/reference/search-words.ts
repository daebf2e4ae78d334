/**
 * What people type to find the findings of a theme, folded; a word found by its beginning (« lent » of « lenteur »). The words of
 * the findings themselves are looked through beside these.
 */
const themeWords: Readonly<Record<string, readonly string[]>> = {
  accessibility: [
    'accessibilite',
    'handicap',
    'handicapes',
    'aveugle',
    'malvoyant',
    'rgaa',
    'wcag',
    'lecteur',
  ],
  performance: [
    'performance',
    'rapidite',
    'rapide',
    'vitesse',
    'lent',
    'lente',
    'lenteur',
    'chargement',
    'lighthouse',
  ],
  security: ['securite', 'piratage', 'pirate', 'hacker', 'attaque', 'faille', 'vulnerabilite'],
  privacy: ['privee', 'confidentialite', 'rgpd', 'cnil', 'cookies', 'traceurs', 'pistage', 'consentement'],
  seo: ['referencement', 'seo', 'google', 'moteurs', 'visibilite'],
  legal: ['obligations', 'legales', 'legal', 'loi', 'juridique', 'cgv', 'lcen'],
  'eco-design': ['ecoconception', 'ecologie', 'environnement', 'carbone', 'empreinte', 'sobriete', 'rgesn'],
  quality: ['qualite', 'finitions'],
};

const least = 4;

/** Whether a word that somebody types, folded, asks for a theme. */
export const asksFor = (word: string, theme: string): boolean =>
  (themeWords[theme] ?? []).some(
    (known) => known === word || (word.length >= least && known.startsWith(word)),
  );

/** What an automatic audit cannot tell of each theme, and who can. Read by people, in this order of themes. */
export const beyondAudit = [
  {
    theme: 'accessibility',
    words:
      'si une alternative dit bien ce que montre l’image, si un parcours au lecteur d’écran se comprend, si des sous-titres sont justes. Le taux légal du RGAA se calcule à la main, par une personne formée.',
  },
  {
    theme: 'performance',
    words:
      'ce que vivent vos visiteurs avec leur appareil et leur réseau : le laboratoire charge quelques pages, dans les mêmes conditions à chaque fois.',
  },
  {
    theme: 'security',
    words:
      'ce qui se passe derrière une connexion, les mots de passe faibles, les failles du code du serveur. Constat n’attaque aucun site ; un test d’intrusion est un autre travail.',
  },
  {
    theme: 'privacy',
    words:
      'ce que deviennent les données une fois reçues : registre des traitements, contrats avec les prestataires, durées appliquées.',
  },
  {
    theme: 'seo',
    words:
      'votre place dans les résultats, les sites qui vous citent, et l’intérêt du texte pour qui cherche.',
  },
  {
    theme: 'legal',
    words: 'si ce qui est écrit est vrai et suffit à votre situation : c’est l’avis d’un juriste.',
  },
  {
    theme: 'eco-design',
    words: 'l’énergie de vos serveurs, la fabrication des appareils, et l’utilité du service lui-même.',
  },
  {
    theme: 'quality',
    words: 'si le contenu est juste, à jour, et répond à ce que vos visiteurs cherchent.',
  },
] as const;

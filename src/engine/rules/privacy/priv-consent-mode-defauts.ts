import { consentDefaultsOf, defaultsInFrance } from '../../derive/trackers/consent-defaults.ts';
import { defineRule } from '../../rule.ts';

/** Settings that let Google’s tags read or write on the device, or use what they learn. */
const needsConsent = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'];
/** Those that the second version of the mode added. */
const addedLater = ['ad_user_data', 'ad_personalization'];

export default defineRule({
  id: 'priv-consent-mode-defauts',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'authority', title: 'CNIL 2020-091' },
    {
      kind: 'vendor',
      title: 'Mode Consentement de Google',
      url: 'https://developers.google.com/tag-platform/security/guides/consent',
    },
  ],
  title: {
    fail: 'Les balises de Google partent d’un accord que le visiteur n’a pas donné ({settings}) : à vérifier',
    pass: 'Les balises de Google partent d’un refus tant que le visiteur n’a pas choisi',
  },
  messages: {
    incomplete: 'Le réglage de départ des balises de Google est incomplet ({settings} absent) : à vérifier',
  },
  why: 'Tant que le visiteur n’a rien choisi, ces balises suivent ce réglage de départ. S’il accorde tout, elles peuvent lire et écrire des traceurs sans accord, à moins d’être bloquées autrement.',
  fix: 'Écrire « denied » pour ces réglages dans le réglage de départ de la page (« default »), et ne les accorder qu’après le choix du visiteur.',
  advice: {
    incomplete: {
      why: 'La version 2 de ce mode ajoute deux réglages, sur l’usage des données pour la publicité. Absents, ils ne disent rien du choix du visiteur.',
      fix: 'Ajouter ces réglages, à « denied », dans le réglage de départ de la page (« default »).',
    },
  },
  artifacts: ['page', 'source'],
  evaluate({ page, source }) {
    const defaults = defaultsInFrance(consentDefaultsOf(source.html));
    if (defaults.length === 0)
      return {
        status: 'inapplicable',
        reason: 'aucun réglage de départ pour Google n’est lisible dans la page',
      };
    // A default that another contradicts depends on a condition, or is taken back.
    const granted = needsConsent.filter(
      (name) =>
        defaults.some(({ settings }) => settings.get(name) === 'granted') &&
        defaults.every(({ settings }) => settings.get(name) !== 'denied'),
    );
    const evidence = defaults.map(({ code }) => ({
      type: 'text' as const,
      quote: code.slice(0, 300),
      where: page.url,
    }));
    if (granted.length > 0) return { status: 'review', values: { settings: granted.join(', ') }, evidence };
    // What the script computes is there too, under its name.
    const isWritten = (name: string) =>
      defaults.some(({ code }) => code.includes(name) || code.includes('...'));
    const missing = isWritten('ad_storage') ? addedLater.filter((name) => !isWritten(name)) : [];
    if (missing.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      message: 'incomplete',
      severity: 'info',
      values: { settings: missing.join(', ') },
      evidence,
    };
  },
});

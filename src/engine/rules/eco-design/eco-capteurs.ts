import { defineRule } from '../../rule.ts';

const names: Readonly<Record<string, string>> = {
  geolocation: 'position du visiteur',
  notifications: 'notifications',
  push: 'notifications poussées',
  'camera-microphone': 'caméra ou micro',
  'display-capture': 'capture d’écran',
  midi: 'instruments de musique',
  bluetooth: 'Bluetooth',
  usb: 'USB',
  clipboard: 'presse-papiers',
};

export default defineRule({
  id: 'eco-capteurs',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGESN 6.6' }],
  title: {
    fail: 'La page demande un capteur ou une autorisation dès l’arrivée',
    pass: 'La page ne demande aucun capteur à l’arrivée',
  },
  why: 'Le visiteur ne sait pas encore pourquoi et refuse, souvent pour toujours ; le capteur consomme de la batterie.',
  fix: 'Ne faire la demande qu’après un geste : un bouton « Me localiser », par exemple.',
  artifacts: ['permissionRequests'],
  evaluate({ permissionRequests }) {
    if (permissionRequests.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: permissionRequests.map((name) => ({
        type: 'value',
        label: 'Demandé au chargement',
        value: names[name] ?? name,
      })),
    };
  },
});

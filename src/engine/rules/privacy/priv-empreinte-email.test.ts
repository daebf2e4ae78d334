import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { request } from '#tests/support/visit-parts.ts';
import rule from './priv-empreinte-email.ts';

const hash = '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8';
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const loading = (url: string) => pageArtifacts('<p>Texte</p>', { requests: [request(url)] });
const page = (script: string) => pageArtifacts(`<html><head><script>${script}</script></head></html>`);
const prepared = (names: string, quote: string) => ({
  verdict: 'review' as const,
  severity: 'mineur' as const,
  title: `La page est prête à envoyer l’empreinte d’adresses e-mail à ${names} : à vérifier`,
  evidence: [{ type: 'text' as const, quote, where: 'https://www.exemple.fr/' }],
});

ruleCases(rule, {
  'a measure without any': {
    artifacts: loading('https://www.facebook.com/tr/?id=1234&ev=PageView'),
    verdict: 'pass',
  },
  'a print sent to a network': {
    artifacts: loading(`https://www.facebook.com/tr/?id=1234&ev=PageView&ud[em]=${hash}`),
    verdict: 'review',
    title:
      'Une empreinte d’adresse e-mail semble partir vers Meta (Facebook, Instagram) avant tout choix : à vérifier',
    evidence: [{ type: 'request', url: 'https://www.facebook.com/tr/?id=1234&ev=PageView&ud[em]=5e8848…' }],
  },
  'the print of nothing': {
    artifacts: loading(`https://www.facebook.com/tr/?id=1234&ud[em]=${nothing}`),
    verdict: 'pass',
  },
  'the print of nothing, in base 64': {
    artifacts: loading(
      'https://www.facebook.com/tr/?id=1234&ud[em]=47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
    ),
    verdict: 'pass',
  },
  'a print in an address of the site': {
    artifacts: loading(`https://www.exemple.fr/compte?em=${hash}`),
    verdict: 'pass',
  },
  'another parameter of 64 figures': {
    artifacts: loading(`https://www.facebook.com/tr/?id=1234&eid=${hash}`),
    verdict: 'pass',
  },
  'a pixel that is handed an address': {
    artifacts: page(`fbq('init', '1234', { em: client.email, fn: client.prenom });`),
    ...prepared('Meta', "fbq('init', '1234', { em:…"),
  },
  'Google is handed one': {
    artifacts: page(`gtag('set', 'user_data', { "email": adresse });`),
    ...prepared('Google', `gtag('set', 'user_data', { "email":…`),
  },
  'a pixel that is handed an empty value': {
    artifacts: page(`fbq('init', '1234', { em: '' });`),
    verdict: 'pass',
  },
  'a plain pixel': { artifacts: page(`fbq('init', '1234'); fbq('track', 'PageView');`), verdict: 'pass' },
  'a call in a comment': {
    artifacts: page(`/* fbq('init', '1234', { em: client.email }); */`),
    verdict: 'pass',
  },
});

import { ecoPage, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-hebergement-vert.ts';

ruleCases(rule, {
  pass: { documented: ecoPage('Notre hébergeur annonce un PUE de 1,2 et de l’électricité renouvelable.') },
  fail: { 'the host’s name alone': ecoPage('Notre hébergeur est en France.'), nothing: ecoPage('Sobriété.') },
  inapplicable: { 'no declaration': siteArtifacts() },
});

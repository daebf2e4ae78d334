import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { StateReason, TestResults } from '../features/legal/accessibility-audit.tsx';
import { LegalPage, MailFact } from '../features/legal/legal-page.tsx';
import { loadOperator } from '../features/legal/operator.server.ts';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { siteFactsOf } from '../lib/site-facts.server.ts';
import { accessibilityMention } from '../lib/site-facts.ts';
import { OutLink } from '../ui/link.tsx';

export const handle = { js: false, kept: 'any-search' };

export function loader(args: LoaderFunctionArgs) {
  const { deps } = readWebContext(args.context);
  const { compliance } = siteFactsOf(deps);
  const today = deps.clock.now().toISOString();
  return { ...loadOperator(args), ...deps.config.accessibility, compliance, today };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta('Accessibilité', {
    description: `Déclaration d’accessibilité de ce site, ${loaderData?.compliance ?? 'non'} conforme au RGAA\u00a0: ce qui est fait, ce qui manque, à qui écrire.`,
  });

export default function Accessibility() {
  const { operator, publicUrl, compliance, audit, defects, planUrl, today } = useLoaderData<typeof loader>();
  return (
    <LegalPage path="/accessibilite" title={accessibilityMention(compliance)}>
      <p>
        {operator.name
          ? `${operator.name} s’engage à rendre ce service accessible`
          : 'L’exploitant de ce service s’engage à le rendre accessible'}
        , conformément à l’article 47 de la loi n°{'\u00a0'}2005-102. Cette déclaration s’applique à{' '}
        {publicUrl}.
      </p>
      {planUrl && (
        <p>
          Voir aussi le <OutLink href={planUrl}>schéma pluriannuel d’accessibilité</OutLink> et ses plans
          d’actions.
        </p>
      )}
      <h2>État de conformité</h2>
      <StateReason compliance={compliance} audit={audit} today={new Date(today)} />
      <h2>Résultats des tests</h2>
      <TestResults audit={audit} />
      <h2>Contenus non accessibles</h2>
      {defects && (
        <p>
          L’audit a relevé{'\u00a0'}: {defects}
        </p>
      )}
      <p>
        Les extraits de code cités comme preuves reprennent le site audité, avec ses défauts. Les pages de
        connexion et le tableau de bord ont besoin de JavaScript. Aucune dérogation pour charge
        disproportionnée n’est invoquée.
      </p>
      <h2>Ce qui est fait</h2>
      <ul>
        <li>Toutes les actions se font au clavier, avec un focus visible et un lien d’évitement.</li>
        <li>Le texte reste lisible à 200{'\u202f'}% et la page tient dans 320 pixels de large.</li>
        <li>Les contrastes respectent le niveau AA, en clair comme en sombre.</li>
        <li>Une couleur n’est jamais seule à porter une information.</li>
        <li>Les mouvements disparaissent si votre système demande de les réduire.</li>
        <li>Les pages publiques fonctionnent sans JavaScript.</li>
      </ul>
      <h2>Établissement de cette déclaration</h2>
      <p>
        Établie le 21 novembre 2026. Technologies{'\u00a0'}: HTML, CSS, SVG, JavaScript. Pages vérifiées par
        le contrôle automatique{'\u00a0'}: toutes celles du logiciel, dans chacun de leurs états.
        Environnement de test{'\u00a0'}: axe-core dans Chromium
        {audit === null && ', sans lecteur d’écran à ce jour'}.
      </p>
      <h2>Retour d’information et contact</h2>
      <p>
        Si vous ne pouvez pas accéder à un contenu,{' '}
        {operator.email ? (
          <>
            écrivez à <MailFact value={operator.email} />
          </>
        ) : (
          'adressez-vous à la personne qui exploite ce service'
        )}{' '}
        pour obtenir une aide ou le contenu sous une autre forme.
      </p>
      <h2>Voies de recours</h2>
      <p>
        Si vous signalez un défaut qui vous empêche d’accéder à un contenu et n’obtenez pas de réponse
        satisfaisante, vous pouvez saisir le{' '}
        <OutLink href="https://formulaire.defenseurdesdroits.fr/">Défenseur des droits</OutLink>, en ligne,
        auprès de son délégué de votre région, ou par courrier gratuit sans timbre{'\u00a0'}: Défenseur des
        droits, Libre réponse 71120, 75342 Paris CEDEX 07.
      </p>
    </LegalPage>
  );
}

import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Fact, LegalPage, MailFact } from '../features/legal/legal-page.tsx';
import { loadOperator } from '../features/legal/operator.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { OutLink } from '../ui/link.tsx';

export const handle = { js: false };

export const loader = (args: LoaderFunctionArgs) => loadOperator(args);

export const meta: MetaFunction = () =>
  pageMeta('Accessibilité', {
    description: 'Déclaration d’accessibilité de ce site\u00a0: non conforme, et ce qui est fait.',
  });

export default function Accessibility() {
  const { operator, publicUrl } = useLoaderData<typeof loader>();
  return (
    <LegalPage title="Accessibilité : non conforme" updated="21 novembre 2026">
      <p>
        <Fact value={operator.name} /> s’engage à rendre ce service accessible, conformément à l’article 47 de
        la loi n° 2005-102 du 11 février 2005. Cette déclaration s’applique à {publicUrl}.
      </p>
      <h2>État de conformité</h2>
      <p>
        Ce site est <strong>non conforme</strong> au RGAA 4.1.2, car aucun audit complet n’a encore été mené
        par une personne. C’est la règle{'\u00a0'}: un outil automatique, même le nôtre, ne suffit pas à
        prononcer une conformité.
      </p>
      <h2>Résultats des tests</h2>
      <p>
        Aucun taux de conformité ne peut être donné. Chaque page est soumise, à chaque version, à un contrôle
        automatique qui ne doit relever aucun défaut, en thème clair et sombre, sur grand et petit écran.
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
      <h2>Contenus non accessibles connus</h2>
      <p>
        Les extraits de code cités comme preuves reprennent le site audité, avec ses défauts. Les pages de
        connexion et le tableau de bord ont besoin de JavaScript.
      </p>
      <h2>Établissement de cette déclaration</h2>
      <p>
        Établie le 21 novembre 2026. Technologies{'\u00a0'}: HTML, CSS, SVG, JavaScript. Outil{'\u00a0'}:
        axe-core, dans Chromium.
      </p>
      <h2>Nous écrire</h2>
      <p>
        Si un contenu vous résiste, écrivez à <MailFact value={operator.email} /> pour obtenir une aide ou le
        contenu sous une autre forme.
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

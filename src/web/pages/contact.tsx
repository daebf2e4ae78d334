import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { FactList, LegalPage, MailFact } from '../features/legal/legal-page.tsx';
import { loadOperator } from '../features/legal/operator.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Link } from '../ui/link.tsx';

export const handle = { js: false, kept: 'any-search' };

export const loader = (args: LoaderFunctionArgs) => loadOperator(args);

export const meta: MetaFunction = () =>
  pageMeta('À propos et contact', {
    description:
      'Qui tient ce service d’audit, comment lui écrire ou l’appeler, et comment signaler une faille ou un obstacle.',
  });

export default function Contact() {
  const { operator, securityContact } = useLoaderData<typeof loader>();
  return (
    <LegalPage path="/contact" title="À propos et contact">
      <p>
        Constat audite des sites web en français. Il ouvre leurs pages dans un vrai navigateur, montre la
        preuve de chaque constat et dit ce qu’il n’a pas pu vérifier. <Link to="/methode">La méthode</Link>{' '}
        explique comment les scores sont calculés.
      </p>
      <h2>Qui tient ce service</h2>
      <FactList
        facts={[
          { name: 'Exploitant', value: operator.name },
          { name: 'Adresse e-mail', value: operator.email, mail: true },
          { name: 'Téléphone', value: operator.phone },
          { name: 'Adresse postale', value: operator.address },
        ]}
      />
      <p>
        Les autres renseignements légaux sont dans les <Link to="/mentions-legales">mentions légales</Link>.
      </p>
      <h2>Votre site est audité et vous ne le souhaitez pas</h2>
      <p>
        Constat s’annonce dans chaque visite et respecte votre fichier robots.txt{'\u00a0'}: une règle y
        suffit pour l’écarter.
        {operator.email &&
          ' Vous pouvez aussi nous écrire à l’adresse ci-dessus, en indiquant votre nom de domaine.'}{' '}
        <Link to="/nos-visites">Nos visites</Link> dit comment nous ralentir ou nous refuser.
      </p>
      {securityContact && (
        <>
          <h2 id="faille">Signaler une faille de sécurité</h2>
          <p>
            Écrivez à <SecurityContact value={securityContact} />, avec de quoi reproduire le problème, et
            laissez-nous le temps de le corriger avant d’en parler publiquement.
          </p>
        </>
      )}
      <h2>Signaler un obstacle, exercer vos droits</h2>
      <p>
        Si vous ne pouvez pas accéder à un contenu, voyez la{' '}
        <Link to="/accessibilite">déclaration d’accessibilité</Link>. Une question sur vos données{'\u00a0'}:
        voyez <Link to="/confidentialite">Confidentialité</Link>.
      </p>
    </LegalPage>
  );
}

/** A mail address or a page for such reports. */
function SecurityContact({ value }: { value: string }) {
  if (value.startsWith('https://')) return <a href={value}>{value.replace('https://', '')}</a>;
  return <MailFact value={value} />;
}

import { expect, test } from 'vitest';
import { isActionAddress } from './action-address.ts';

test.each([
  '/logout',
  '/log_out',
  '/log-off',
  '/auth/logoff',
  '/users/sign_out',
  '/Account/LogOff',
  '/SignOut.aspx',
  '/logout.php?x=1',
  '/session/end',
  '/sessions/destroy',
  '/connect/endsession',
  '/signout-oidc',
  '/Shibboleth.sso/Logout',
  '/saml/slo',
  '/d%C3%A9connexion',
  '/D%C3%89CONNEXION',
  '/se-d%C3%A9connecter',
  '/compte/deconnexion;jsessionid=ab',
  '/compte/deconnexion/',
  '/newsletter/unsubscribe/abc',
  '/d%C3%A9sinscription',
  '/article/12/delete',
  '/panier/supprimer/3',
  '/commande/12/annuler',
  '/wp-admin/options.php',
  '/boutique?add-to-cart=12',
  '/boutique?add_to_wishlist=12',
  '/article?replytocom=3',
  '/wp-login.php?action=logout&_wpnonce=a',
  '/index.php?route=account/logout',
  '/index.php?option=com_users&task=user.logout',
  '/ucp.php?mode=logout',
  '/?logout',
  '/?page=D%C3%A9connexion',
  '/?action=supprimer&id=3',
])('%s acts', (path) => {
  expect(isActionAddress(new URL(path, 'https://exemple.fr'))).toBe(true);
});

test.each([
  '/',
  '/deconnexion-mode-emploi',
  '/actualites/comment-supprimer-une-tache',
  '/blog/logout-is-not-enough',
  '/aide/se-desinscrire-de-la-newsletter',
  '/conditions-d-annulation',
  '/produits/cancelled',
  '/connexion',
  '/sessions/2026',
  '/sessions/formation',
  '/recherche?q=supprimer',
  '/?s=logout',
  '/fiche?id=12&tri=date',
  '/%E0%A4%A',
])('%s is a page', (path) => {
  expect(isActionAddress(new URL(path, 'https://exemple.fr'))).toBe(false);
});

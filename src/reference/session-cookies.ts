/**
 * Names that tell what a cookie is for, when nothing but its name is known.
 * Source: HTTP Observatory (names containing login or sess), framework defaults. Version 2026-11.
 */

/** Cookies that open an account to whoever holds them. */
export const sessionCookieName =
  /^(?:__(?:Host|Secure)-)?(?:PHPSESSID|JSESSIONID|ASP\.NET_SessionId|\.ASPXAUTH|\.AspNetCore\.(?:Cookies|Session|Identity\.Application)|connect\.sid|laravel_session|ci_session|_session_id|sid|session|sessionid|session_id|auth|auth_token|access_token|refresh_token|jwt|wordpress_logged_in_[0-9a-f]+|wordpress_sec_[0-9a-f]+|(?:next-auth|authjs|better-auth)\.session[-_]token|PrestaShop-[0-9a-f]{32}|SPIP_SESSION|(?:S?SESS)[0-9a-f]{32}|fe_typo_user|frontend|symfony|[\w-]+_sess(?:ion)?(?:_id)?)$/i;

/** Anti-forgery tokens: scripts must read them, so `HttpOnly` is not expected. */
export const csrfCookieName = /csrf|xsrf|RequestVerificationToken/i;

/** Names that look like sessions but belong to audience or advertising tools. */
export const falseSessionName =
  /^(?:_ga|_pk_|_hj|_cl|_cs_|_uet|amp_|mp_|ajs_|__hs|stg_|intercom-|crisp-|tk_|_shopify_|__stripe|AWSALB|ABTasty|visid_incap|incap_ses|nlbi_)/i;

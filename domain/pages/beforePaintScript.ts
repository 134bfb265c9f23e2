import { INTL, LANG } from '../text/locales.ts'
import { STORAGE_NAMES } from './storageNames.ts'

/** Font family for Hindi while the web font loads; its metrics come with the style sheet. */
export const DEVANAGARI_FALLBACK = 'Devanagari while loading'

/** Marks images that failed to load, for their placeholder, and removes the mark when another one loads. */
const WATCH_PICTURES =
  'function p(e){var t=e.target;if(t&&t.tagName==="IMG")t.toggleAttribute("data-broken",e.type==="error")}addEventListener("error",p,!0);addEventListener("load",p,!0);'

/**
 * Browsers leave elements focused by Tab partly out of view: the first line of a text area, the edge of a
 * card in a row.
 */
const SHOW_FOCUSED =
  'addEventListener("keyup",function(e){if(e.key==="Tab")document.activeElement.scrollIntoView({block:"nearest",inline:"nearest"})});'

/** Loads the metrics of Hindi before the first paint: otherwise slow devices decode the font after it. */
const READ_WIDTHS = `document.fonts&&document.fonts.load('1em "${DEVANAGARI_FALLBACK}"',"\\u0915");`

/** Where react-aria first reads its language (site/features/shell/frame/AriaLocale.tsx). */
const ARIA_LOCALE = `window[Symbol.for("react-aria.i18n.locale")]=d.lang===${JSON.stringify(LANG.hi)}?${JSON.stringify(INTL.hi)}:${JSON.stringify(INTL.en)};`

const { theme, announcement, sessionId, cart } = STORAGE_NAMES

/**
 * The only inline script of the storefront, identical in all pages, so that the gateway can allow it
 * (cms/server/gateway/knownScripts.ts); the document's `data-project` and `data-announcement` contain what
 * differs. It runs before the first paint: applies the chosen theme; sets `data-session` when the person is
 * probably signed in, so that the header does not flash 'Login', and `data-cart` when the cart is not empty;
 * sets the language of react-aria; hides the announcement with this key when it was closed; watches for
 * images that fail; scrolls elements focused by Tab into view. `sessionId` is only a label there, not a
 * secret.
 */
export const BEFORE_PAINT_SCRIPT = `${WATCH_PICTURES}${SHOW_FOCUSED}${READ_WIDTHS}var d=document.documentElement,s=d.dataset;${ARIA_LOCALE}try{var g=function(n){return localStorage.getItem(s.project+"-"+n)},t=g("${theme}");if(t==="dark"||t==="light")s.theme=t;if(g("${sessionId}"))s.session="";if(g("${cart}"))s.cart="";if(g("${announcement}")===(s.announcement||""))s.announced=""}catch(e){}`

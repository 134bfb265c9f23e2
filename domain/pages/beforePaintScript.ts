import { INTL, LANG } from '../text/locales.ts'
import { STORAGE_NAMES } from './storageNames.ts'

/** Family of Hindi while its font is on its way; its widths come with the style sheet. */
export const DEVANAGARI_FALLBACK = 'Devanagari while loading'

/** Marks pictures that did not load, for their drawn placeholder, and takes the mark off when another one did. */
const WATCH_PICTURES =
  'function p(e){var t=e.target;if(t&&t.tagName==="IMG")t.toggleAttribute("data-broken",e.type==="error")}addEventListener("error",p,!0);addEventListener("load",p,!0);'

/** Browsers leave what Tab comes to half out of sight: the first line of a text area, the edge of a card beside others. */
const SHOW_FOCUSED =
  'addEventListener("keyup",function(e){if(e.key==="Tab")document.activeElement.scrollIntoView({block:"nearest",inline:"nearest"})});'

/** Reads the widths of Hindi before anything is drawn: busy devices decode a font after the first paint else. */
const READ_WIDTHS = `document.fonts&&document.fonts.load('1em "${DEVANAGARI_FALLBACK}"',"\\u0915");`

/** Where react-aria looks for its language first (site/features/shell/frame/AriaLocale.tsx). */
const ARIA_LOCALE = `window[Symbol.for("react-aria.i18n.locale")]=d.lang===${JSON.stringify(LANG.hi)}?${JSON.stringify(INTL.hi)}:${JSON.stringify(INTL.en)};`

const { theme, announcement, sessionId, cart } = STORAGE_NAMES

/**
 * The one script of ours inside the pages of the storefront, the same in all of them, so that the gateway knows it
 * (cms/server/gateway/knownScripts.ts); `data-project` and `data-announcement` of the document say what differs. It runs before the first
 * paint: applies the chosen theme, says by `data-session` that somebody is probably signed in, so that the header never
 * flashes 'Login' at them, and by `data-cart` that there is something in the cart; tells react-aria the language; hides the
 * announcement of this key when it was closed; watches for pictures that fail; brings what Tab comes to wholly into sight.
 * `sessionId` is a label there, not a key.
 */
export const BEFORE_PAINT_SCRIPT = `${WATCH_PICTURES}${SHOW_FOCUSED}${READ_WIDTHS}var d=document.documentElement,s=d.dataset;${ARIA_LOCALE}try{var g=function(n){return localStorage.getItem(s.project+"-"+n)},t=g("${theme}");if(t==="dark"||t==="light")s.theme=t;if(g("${sessionId}"))s.session="";if(g("${cart}"))s.cart="";if(g("${announcement}")===(s.announcement||""))s.announced=""}catch(e){}`

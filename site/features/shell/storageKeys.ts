import { INTL, type Locale } from '#domain/text/locales.ts'
import { cartCountKey } from '#site/data/cartCountKey.ts'
import { DEVANAGARI_FALLBACK } from '#site/styles/fallbackNames.ts'

/** Names in the browser's storage carry the project's slug, so that two projects on one origin never meet. */
export const storageKeys = (slug: string) => ({
  theme: `${slug}-theme`,
  announcement: `${slug}-announcement`,
  storageNote: `${slug}-storageNote`,
  sessionId: `${slug}-sessionId`,
  expiresAt: `${slug}-expiresAt`,
  unfinishedLogin: `${slug}-unfinishedLogin`,
  firstVisit: `${slug}-firstVisit`,
  visit: `${slug}-visit`,
  searches: `${slug}-searches`,
  checkout: `${slug}-checkout`,
  cart: cartCountKey(slug),
})

/** Marks pictures that did not load, for their drawn placeholder, and takes the mark off when another one did. */
const WATCH_PICTURES =
  'function p(e){var t=e.target;if(t&&t.tagName==="IMG")t.toggleAttribute("data-broken",e.type==="error")}addEventListener("error",p,!0);addEventListener("load",p,!0);'

/** Browsers leave what Tab comes to half out of sight: the first line of a text area, the edge of a card beside others. */
const SHOW_FOCUSED =
  'addEventListener("keyup",function(e){if(e.key==="Tab")document.activeElement.scrollIntoView({block:"nearest",inline:"nearest"})});'

/** Reads the widths of Hindi before anything is drawn: busy devices decode a font after the first paint else. */
const READ_WIDTHS = `document.fonts&&document.fonts.load('1em "${DEVANAGARI_FALLBACK}"',"\\u0915");`

/** Where react-aria looks for its language first (AriaLocale). */
const ariaLocale = (locale: Locale): string =>
  `window[Symbol.for("react-aria.i18n.locale")]=${JSON.stringify(INTL[locale])};`

/**
 * Runs before the first paint: applies the chosen theme, and says by `data-session` that somebody is probably signed in,
 * so that the header never flashes 'Login' at them, and by `data-cart` that there is something in the cart; tells react-aria the language; hides the announcement of this key when it was closed; watches for
 * pictures that fail; brings what Tab comes to wholly into sight. `sessionId` is a label there, not a key.
 */
export function beforePaintScript(slug: string, locale: Locale, announcementKey = ''): string {
  const { theme, sessionId, announcement, cart } = storageKeys(slug)
  return `${WATCH_PICTURES}${SHOW_FOCUSED}${READ_WIDTHS}${ariaLocale(locale)}try{var d=document.documentElement,t=localStorage.getItem(${JSON.stringify(theme)});if(t==="dark"||t==="light")d.dataset.theme=t;if(localStorage.getItem(${JSON.stringify(sessionId)}))d.dataset.session="";if(localStorage.getItem(${JSON.stringify(cart)}))d.dataset.cart="";if(localStorage.getItem(${JSON.stringify(announcement)})===${JSON.stringify(announcementKey)})d.dataset.announced=""}catch(e){}`
}

import { SOME_ERROR, TRY_LATER } from '#domain/text/noAnswerTexts.ts'
import { withoutLanguage } from './withoutLanguage.ts'

/**
 * What the site shows when a call was not answered. Both languages are here, since no texts can be loaded
 * without a network; the first two are literal in English (spec 8).
 */
const TEXTS = {
  someError: [SOME_ERROR, 'कुछ गड़बड़ हो गई'],
  tryLater: [TRY_LATER, 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद दोबारा कोशिश करें।'],
  notSent: [
    'Nothing was sent: the network does not answer. What you typed is still here.',
    'कुछ नहीं भेजा गया: नेटवर्क नहीं चल रहा। आपने जो लिखा है वह यहीं है।',
  ],
} as const

/** The text in the language of the page whose calls start with `base` (`parseScope`). */
export const noAnswerText = (base: string, key: keyof typeof TEXTS = 'someError'): string =>
  TEXTS[key][withoutLanguage(base) === base ? 0 : 1]

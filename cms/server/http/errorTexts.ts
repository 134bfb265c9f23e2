import type { Locale } from '#domain/text/locales.ts'

type ErrorTexts = {
  titles: Record<number, string>
  /** Title for other statuses. */
  title: string
  /** Text below the title by status; in English the text of the error is used. */
  texts: Record<number, string>
  tryAgain: string
  firstPage: string
}

/** Texts of the server's error pages, by the language of the address. */
export const ERROR_TEXTS: Record<Locale, ErrorTexts> = {
  en: {
    titles: {
      400: 'This address does not work',
      403: 'This is not allowed',
      404: 'Page not found',
      405: 'This page is read-only',
      413: 'This is too large',
      500: 'This page could not be shown',
      503: 'One moment please',
    },
    title: 'This page could not be shown',
    texts: {},
    tryAgain: 'Try again',
    firstPage: 'Go to the first page',
  },
  hi: {
    titles: {
      400: 'यह पता सही नहीं है',
      403: 'इसकी अनुमति नहीं है',
      404: 'पेज नहीं मिला',
      405: 'इस पेज को सिर्फ़ पढ़ा जा सकता है',
      413: 'यह बहुत बड़ा है',
      500: 'यह पेज नहीं दिखाया जा सका',
      503: 'कृपया एक पल रुकें',
    },
    title: 'यह पेज नहीं दिखाया जा सका',
    texts: {
      400: 'पता शायद अधूरा है या गलत लिखा गया है।',
      404: 'पता पुराना हो सकता है या गलत लिखा गया है।',
      500: 'कृपया थोड़ी देर बाद दोबारा कोशिश करें।',
      503: 'साइट दोबारा शुरू हो रही है। कृपया कुछ सेकंड बाद दोबारा कोशिश करें।',
    },
    tryAgain: 'दोबारा कोशिश करें',
    firstPage: 'पहले पेज पर जाएँ',
  },
}

import type { Locale } from '../../text/locales.ts'
import type { QuestionType } from './questionTypes.ts'

/** What authors call the types of questions. */
export const TYPE_LABELS: Readonly<Record<Locale, Readonly<Record<QuestionType, string>>>> = {
  en: {
    single: 'Single choice',
    multiple: 'Multiple choice',
    trueFalse: 'True or false',
    integer: 'Integer',
    numeric: 'Number',
    match: 'Match the following',
    matrix: 'Matrix match',
    assertionReason: 'Assertion and reason',
    fillBlank: 'Fill in the blanks',
    subjective: 'Written answer',
    comprehension: 'Comprehension set',
  },
  hi: {
    single: 'एक सही विकल्प',
    multiple: 'एक या अधिक सही विकल्प',
    trueFalse: 'सही या गलत',
    integer: 'पूर्णांक',
    numeric: 'संख्यात्मक',
    match: 'मिलान करें',
    matrix: 'मैट्रिक्स मिलान',
    assertionReason: 'कथन और कारण',
    fillBlank: 'रिक्त स्थान भरें',
    subjective: 'लिखित उत्तर',
    comprehension: 'गद्यांश पर आधारित',
  },
}

export const LANGUAGE_LABELS: Readonly<Record<Locale, Readonly<Record<Locale, string>>>> = {
  en: { en: 'English', hi: 'Hindi' },
  hi: { en: 'अंग्रेज़ी', hi: 'हिन्दी' },
}

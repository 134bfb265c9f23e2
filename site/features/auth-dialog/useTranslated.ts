'use client'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { useTexts } from '#site/texts/useTexts.ts'

/**
 * The texts of section 8 in the language of the page, from their English form, which is what the login service answers.
 * What is none of them stays as it is.
 */
export function useTranslated(): (text: string) => string {
  const messages = useTexts('messages')
  const { wrongCode, noAccount, stepUp } = useTexts('auth')
  const answers: Record<string, string> = {
    [ANSWERS.wrongCode]: wrongCode,
    [ANSWERS.noAccount]: noAccount,
    [ANSWERS.stepUp]: stepUp,
  }
  return (text) => {
    const key = (Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]).find((name) => MESSAGES[name] === text)
    return key ? messages[key] : (answers[text] ?? text)
  }
}

'use client'
import { MESSAGES } from '#domain/text/messages.ts'
import { useTexts } from '#site/texts/useTexts.ts'

/**
 * The texts of spec 8 in the language of the page, from their English form. Answers of the login service are
 * already translated and stay unchanged.
 */
export function useTranslated(): (text: string) => string {
  const messages = useTexts('messages')
  return (text) => {
    const key = (Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]).find((name) => MESSAGES[name] === text)
    return key ? messages[key] : text
  }
}

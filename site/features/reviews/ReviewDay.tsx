'use client'
import { dayText } from '#site/data/base/dateText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale } from '#site/texts/useTexts.ts'

/** The day of a review in the project's zone: the page that the server draws and the one that goes on here say the same. */
export const ReviewDay = ({ at }: { at: string | number }) => dayText(at, useLocale(), useProject().timeZone)

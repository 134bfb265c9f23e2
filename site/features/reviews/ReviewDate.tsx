'use client'
import { dayText } from '#site/data/base/dateText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale } from '#site/texts/useTexts.ts'

/**
 * The day of a review in the project's time zone, so that the server-rendered page and the hydrated one are
 * equal.
 */
export const ReviewDate = ({ at }: { at: string | number }) => dayText(at, useLocale(), useProject().timeZone)

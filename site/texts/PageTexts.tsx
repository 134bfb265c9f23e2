import type { ReactNode } from 'react'
import { pageLocale } from './pageLocale.ts'
import type { Area } from './Texts.ts'
import { TextsProvider } from './TextsProvider.tsx'
import { pickTexts } from './textsOf.ts'

/** Sends the texts of these areas with a page, for its client components. */
export function PageTexts({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const locale = pageLocale()
  return (
    <TextsProvider locale={locale} texts={pickTexts(locale, areas)}>
      {children}
    </TextsProvider>
  )
}

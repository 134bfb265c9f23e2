'use client'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { INTL, type Locale } from '#domain/text/locales.ts'

type AriaLocaleProps = { locale: Locale; children: ReactNode }

/**
 * Tells react-aria the language of the page. On the server by its provider; in the browser `BEFORE_PAINT_SCRIPT` has told it,
 * and the provider stays out of the script: its module lists all languages of the browser's calendars when it is loaded, which
 * takes a slow phone 40 ms before the page can answer.
 */
export const AriaLocale = ({ locale, children }: AriaLocaleProps) =>
  typeof window === 'undefined' ? <I18nProvider locale={INTL[locale]}>{children}</I18nProvider> : children

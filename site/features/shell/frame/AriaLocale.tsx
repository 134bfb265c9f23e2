'use client'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { INTL, type Locale } from '#domain/text/locales.ts'

type AriaLocaleProps = { locale: Locale; children: ReactNode }

/**
 * Sets the language of react-aria. On the server by its provider; in the browser `BEFORE_PAINT_SCRIPT` has
 * set it, and the provider is not in the bundle: its module lists all languages of the browser's calendars
 * when it loads, which blocks a slow phone for 40 ms.
 */
export const AriaLocale = ({ locale, children }: AriaLocaleProps) =>
  typeof window === 'undefined' ? <I18nProvider locale={INTL[locale]}>{children}</I18nProvider> : children

'use client'
import { createContext, type ReactNode, use, useContext, useMemo } from 'react'
import type { Locale } from '#domain/text/locales.ts'
import type { Area, Texts } from './Texts.ts'

type Known = { locale: Locale; texts: Partial<Texts> }

const Context = createContext<Known>({ locale: 'en', texts: {} })

/** Loaded and loading texts, by `<language>/<area>`. */
const loading = new Map<string, Promise<Texts[Area]>>()

/** Loads the texts of an area that the page did not send, for components that are loaded lazily. */
export function loadTexts<A extends Area>(locale: Locale, area: A): Promise<Texts[A]> {
  const name = `${locale}/${String(area)}`
  const known =
    loading.get(name) ?? import(`./${locale}/${area as string}.ts`).then((file) => file[area] as Texts[A])
  loading.set(name, known)
  // A failed load is retried by the next call.
  known.catch(() => loading.delete(name))
  return known as Promise<Texts[A]>
}

/** Provides the texts of these areas to client components; a nested provider adds more. */
export function TextsProvider({ locale, texts, children }: Known & { children: ReactNode }) {
  const outer = useContext(Context)
  const known = useMemo(
    () => ({ locale, texts: { ...(outer.locale === locale ? outer.texts : {}), ...texts } }),
    [outer, locale, texts],
  )
  return <Context value={known}>{children}</Context>
}

/** Texts of an area in the language of the page, on the server and in the browser; suspends while they are loaded. */
export function useTexts<A extends Area>(area: A): Texts[A] {
  const { locale, texts } = useContext(Context)
  const known = texts[area] as Texts[A] | undefined
  return known ?? use(loadTexts(locale, area))
}

/** The language of the page. */
export const useLocale = (): Locale => useContext(Context).locale

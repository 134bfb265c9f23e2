'use client'
import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '#domain/text/locales.ts'
import type { AdminConfig, WebStaticConfig } from '#site/data/SettingsTypes.ts'

/** The project settings that are sent to the browser. */
export type ProjectConfig = Pick<WebStaticConfig, 'adminWebConfig' | 'loginArt' | 'contactLinks'> & {
  brand?: Pick<NonNullable<WebStaticConfig['brand']>, 'logo'> | null
} & AdminConfig

export type Project = {
  slug: string
  /**
   * '' on the project's own host, else `/_projects/<slug>`, with `/hi` in Hindi; the prefix of every path and
   * of `/api`.
   */
  base: string
  locale: Locale
  title: string
  /** IANA name of the time zone of all dates. */
  timeZone: string
  config: ProjectConfig
}

const Context = createContext<Project | null>(null)

export function ProjectProvider({ project, children }: { project: Project; children: ReactNode }) {
  return <Context value={project}>{children}</Context>
}

export function useProject(): Project {
  const project = useContext(Context)
  if (!project) throw new Error('useProject needs a ProjectProvider above')
  return project
}

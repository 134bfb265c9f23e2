'use client'
import { usePathname } from 'next/navigation'
import { splitProjectPath } from '#domain/links/projectPath.ts'

/**
 * The path within the project, without project and language: `/orders`. On a project's own host the router
 * reports the internal route (`/_projects/~demo/orders`) until the first navigation. A filtered list is
 * rendered by a separate route below the list (`~view`).
 */
export const useProjectPath = (): string => projectPathOf(usePathname())

export const projectPathOf = (pathname: string): string =>
  splitProjectPath(pathname)
    .path.replace(/^\/hi(?=\/|$)/, '')
    .replace(/\/~view$/, '') || '/'

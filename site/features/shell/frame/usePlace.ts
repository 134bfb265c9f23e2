'use client'
import { usePathname } from 'next/navigation'
import { splitProjectPath } from '#domain/links/projectPath.ts'

/**
 * The path within the project, without project and language: `/orders`. On a project's own host the router calls a page by the route
 * behind it (`/_projects/~demo/orders`) until the first link is followed.
 * A list with choices is drawn by a route of its own below the list (`~view`).
 */
export const usePlace = (): string => placeOf(usePathname())

export const placeOf = (pathname: string): string =>
  splitProjectPath(pathname)
    .path.replace(/^\/hi(?=\/|$)/, '')
    .replace(/\/~view$/, '') || '/'

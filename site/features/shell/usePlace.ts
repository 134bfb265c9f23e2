'use client'
import { usePathname } from 'next/navigation'

/**
 * The path within the project, without its prefix: `/orders`. On a project's own host the router calls a page by the route
 * behind it (`/_projects/~demo/orders`) until the first link is followed.
 */
export const usePlace = (): string => usePathname().replace(/^\/_projects\/[^/]+/, '') || '/'

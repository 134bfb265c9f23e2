import { ROUTE_START, type RouteStart } from '#site/ui/navigation/routeStart.ts'

/**
 * Next would pass the styles of lazily loaded code to React, which then renders nothing at all until they are
 * loaded: letters typed while it loaded were lost. Without this hook the code itself waits for its styles.
 */
Object.defineProperty(globalThis, '_N_E_STYLE_LOAD', { get: () => undefined, set: () => undefined })

/** Next calls this when a route change begins, whatever started it: a link, a script, back or forward. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  const detail: RouteStart = { url, isTraverse: type === 'traverse' }
  window.dispatchEvent(new CustomEvent(ROUTE_START, { detail }))
}

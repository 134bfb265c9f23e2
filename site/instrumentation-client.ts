import { ROUTE_START, type RouteStart } from '#site/ui/navigation/routeStart.ts'

/**
 * Next would hand the styles of code that is loaded when asked for to React, which then draws nothing at all until they are
 * there: letters typed meanwhile were lost. Without its hook the code itself waits for its styles.
 */
Object.defineProperty(globalThis, '_N_E_STYLE_LOAD', { get: () => undefined, set: () => undefined })

/** Next calls this when a route change begins, whatever began it: a link, a script, back or forward. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  const detail: RouteStart = { url, isTraverse: type === 'traverse' }
  window.dispatchEvent(new CustomEvent(ROUTE_START, { detail }))
}

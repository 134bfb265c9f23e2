import { ROUTE_START, type RouteStart } from '#site/ui/routeStart.ts'

/** Next calls this when a route change begins, whatever began it: a link, a script, back or forward. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  const detail: RouteStart = { url, isTraverse: type === 'traverse' }
  window.dispatchEvent(new CustomEvent(ROUTE_START, { detail }))
}

/** Window event at the start of a route change. */
export const ROUTE_START = 'routestart'
export type RouteStart = { url: string; isTraverse: boolean }

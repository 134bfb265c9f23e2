const channels = new Map<string, BroadcastChannel>()

/** One for each project: what this tab posts comes to the other tabs alone. */
function channelOf(project: string): BroadcastChannel {
  const known = channels.get(project) ?? new BroadcastChannel(`${project}-cart`)
  channels.set(project, known)
  return known
}

/** Says to the other tabs that this one has changed the cart, its number of things or not. */
export const postCartChange = (project: string): void => channelOf(project).postMessage(null)

/** Calls back whenever another tab has changed the cart. @returns what ends it */
export function onCartChange(project: string, call: () => void): () => void {
  const channel = channelOf(project)
  channel.addEventListener('message', call)
  return () => channel.removeEventListener('message', call)
}

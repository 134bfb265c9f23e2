const channels = new Map<string, BroadcastChannel>()

/** One channel per project; messages of this tab arrive in other tabs only. */
function channelOf(project: string): BroadcastChannel {
  const known = channels.get(project) ?? new BroadcastChannel(`${project}-cart`)
  channels.set(project, known)
  return known
}

/** Notifies the other tabs that this one has changed the cart, even when the number of items is the same. */
export const postCartChange = (project: string): void => channelOf(project).postMessage(null)

/** Calls back whenever another tab has changed the cart. @returns the function that unsubscribes */
export function onCartChange(project: string, call: () => void): () => void {
  const channel = channelOf(project)
  channel.addEventListener('message', call)
  return () => channel.removeEventListener('message', call)
}

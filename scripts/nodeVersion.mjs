const NEEDED = [20, 19]

/** Exits with a clear message when this Node is too old; checked before any module that needs a newer one. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return
  console.error(`Node ${NEEDED.join('.')} or later is needed, this is Node ${process.versions.node}.`)
  process.exit(1)
}

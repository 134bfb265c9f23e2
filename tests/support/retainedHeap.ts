import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes of this process's heap that are still referenced: garbage is collected first. */
export function retainedHeap(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

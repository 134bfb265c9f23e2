import { readFileSync } from 'node:fs'

const A_PAGE = 4096

/** Memory of a process that lies in RAM now, bytes; 0 where /proc does not tell. */
export function rssBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * A_PAGE
  } catch {
    return 0
  }
}

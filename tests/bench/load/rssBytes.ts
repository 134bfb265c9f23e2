import { readFileSync } from 'node:fs'

const A_PAGE = 4096

/** Resident memory of a process, bytes; 0 without /proc. */
export function rssBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * A_PAGE
  } catch {
    return 0
  }
}

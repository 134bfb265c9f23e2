'use client'
import { useEffect, useRef } from 'react'
import type { Player } from './usePlayer.ts'
import { SPEEDS } from './usePlayer.ts'

export type PlayerCommands = {
  player: Player
  toggleCaptions: () => void
  toggleFullscreen: () => void
  writeNote: () => void
  setBookmark: () => void
  showHelp: () => void
}

/** The next speed in a direction, or the same at the end. */
export const speedBeside = (speed: number, by: 1 | -1): number => SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed

/** Keys of the player with what they do; shown by "?" in this order. */
export const KEYS: Record<string, (commands: PlayerCommands) => void> = {
  k: ({ player }) => player.toggle(),
  j: ({ player }) => player.skip(-10),
  l: ({ player }) => player.skip(10),
  ArrowLeft: ({ player }) => player.skip(-5),
  ArrowRight: ({ player }) => player.skip(5),
  '<': ({ player }) => player.setSpeed(speedBeside(player.speed, -1)),
  '>': ({ player }) => player.setSpeed(speedBeside(player.speed, 1)),
  m: ({ player }) => player.toggleMuted(),
  c: (commands) => commands.toggleCaptions(),
  f: (commands) => commands.toggleFullscreen(),
  n: (commands) => commands.writeNote(),
  b: (commands) => commands.setBookmark(),
  '?': (commands) => commands.showHelp(),
}

/** Elements that use keys themselves. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="tablist"]'

/** Obeys the keys of the player wherever the page has the focus, except in fields and menus; the space bar outside of buttons. */
export function usePlayerKeys(commands: PlayerCommands): void {
  const latest = useRef(commands)
  latest.current = commands
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element | null
      if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(OWN_KEYS)) return
      const isSpace = event.key === ' ' && !target?.closest('button, a, summary')
      const run = isSpace ? KEYS.k : KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!run) return
      event.preventDefault()
      run(latest.current)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

import { layeredGlobal } from './layered.ts'

/** Text for screen readers only: `className="sr-only"`. */
layeredGlobal('ui', '.sr-only', {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

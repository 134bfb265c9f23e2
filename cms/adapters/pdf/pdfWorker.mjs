import { register } from 'tsx/esm/api'

// A thread does not read TypeScript because the process that started it does.
register()
await import('./drawAsked.ts')

import { register } from 'tsx/esm/api'

// A worker thread does not inherit the tsx loader of its parent.
register()
await import('./rankThread.ts')

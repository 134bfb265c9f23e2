import { writeFileSync } from 'node:fs'

/** Vitest reporter: writes how long each file took, imports and hooks included, to the file FILE_TIMES. */
export default class FileTimes {
  onTestRunEnd(modules) {
    const rows = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic()
      return {
        kind: module.project.name,
        file: module.moduleId,
        ms: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
      }
    })
    writeFileSync(process.env.FILE_TIMES, JSON.stringify(rows))
  }
}

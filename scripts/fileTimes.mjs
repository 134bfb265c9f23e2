import { writeFileSync } from 'node:fs'

/** Reporter of Vitest: writes how long each file took with its imports and hooks to the file that FILE_TIMES names. */
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

import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metric } from './exposition.ts'

const NANOSECONDS = 1e9
const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
})

/** Starts to monitor the event loop; the returned function gives the current metrics of the process. */
export function watchProcess(): () => Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return () => {
    const { user, system } = process.cpuUsage()
    const lag = delay.percentile(99) / NANOSECONDS
    delay.reset()
    return [
      gauge(
        'process_start_time_seconds',
        'When the process began, since epoch.',
        Math.round(Date.now() / 1000 - process.uptime()),
      ),
      gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
      {
        name: 'process_cpu_seconds_total',
        help: 'CPU time of the process.',
        type: 'counter',
        samples: [{ value: (user + system) / 1e6 }],
      },
      gauge(
        'nodejs_eventloop_lag_p99_seconds',
        'How late timers were since the last reading, 99th percentile.',
        Number.isFinite(lag) ? lag : 0,
      ),
    ]
  }
}

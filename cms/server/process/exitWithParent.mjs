// Preloaded into the storefront's processes: they exit when the server that started them is gone, even by kill -9, so that no
// orphan keeps the port.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit(0)
}, 500).unref()

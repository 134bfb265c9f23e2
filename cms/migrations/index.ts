import * as migration_20261126_182353_initial from './20261126_182353_initial';

export const migrations = [
  {
    up: migration_20261126_182353_initial.up,
    down: migration_20261126_182353_initial.down,
    name: '20261126_182353_initial'
  },
];

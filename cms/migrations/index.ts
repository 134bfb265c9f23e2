import * as migration_20261126_175822_initial from './20261126_175822_initial';

export const migrations = [
  {
    up: migration_20261126_175822_initial.up,
    down: migration_20261126_175822_initial.down,
    name: '20261126_175822_initial'
  },
];

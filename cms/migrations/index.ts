import * as migration_20261126_184001_initial from './20261126_184001_initial';

export const migrations = [
  {
    up: migration_20261126_184001_initial.up,
    down: migration_20261126_184001_initial.down,
    name: '20261126_184001_initial'
  },
];

import * as migration_20261127_045413_initial from './20261127_045413_initial';

export const migrations = [
  {
    up: migration_20261127_045413_initial.up,
    down: migration_20261127_045413_initial.down,
    name: '20261127_045413_initial'
  },
];

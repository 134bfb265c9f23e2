import * as migration_20261127_095714_initial from './20261127_095714_initial';

export const migrations = [
  {
    up: migration_20261127_095714_initial.up,
    down: migration_20261127_095714_initial.down,
    name: '20261127_095714_initial'
  },
];

import * as migration_20261122_104611_initial from './20261122_104611_initial';

export const migrations = [
  {
    up: migration_20261122_104611_initial.up,
    down: migration_20261122_104611_initial.down,
    name: '20261122_104611_initial'
  },
];

import * as migration_20261126_173930_initial from './20261126_173930_initial';

export const migrations = [
  {
    up: migration_20261126_173930_initial.up,
    down: migration_20261126_173930_initial.down,
    name: '20261126_173930_initial'
  },
];

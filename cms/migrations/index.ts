import * as migration_20261127_174337_initial from './20261127_174337_initial';

export const migrations = [
  {
    up: migration_20261127_174337_initial.up,
    down: migration_20261127_174337_initial.down,
    name: '20261127_174337_initial'
  },
];

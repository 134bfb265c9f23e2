import * as migration_20261125_143725_initial from './20261125_143725_initial';

export const migrations = [
  {
    up: migration_20261125_143725_initial.up,
    down: migration_20261125_143725_initial.down,
    name: '20261125_143725_initial'
  },
];

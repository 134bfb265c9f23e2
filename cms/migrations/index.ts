import * as migration_20261124_145350_initial from './20261124_145350_initial';

export const migrations = [
  {
    up: migration_20261124_145350_initial.up,
    down: migration_20261124_145350_initial.down,
    name: '20261124_145350_initial'
  },
];

import * as migration_20261124_134857_initial from './20261124_134857_initial';

export const migrations = [
  {
    up: migration_20261124_134857_initial.up,
    down: migration_20261124_134857_initial.down,
    name: '20261124_134857_initial'
  },
];

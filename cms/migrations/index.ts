import * as migration_20261124_115942_initial from './20261124_115942_initial';

export const migrations = [
  {
    up: migration_20261124_115942_initial.up,
    down: migration_20261124_115942_initial.down,
    name: '20261124_115942_initial'
  },
];

import * as migration_20261124_131951_initial from './20261124_131951_initial';

export const migrations = [
  {
    up: migration_20261124_131951_initial.up,
    down: migration_20261124_131951_initial.down,
    name: '20261124_131951_initial'
  },
];

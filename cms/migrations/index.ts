import * as migration_20261124_130859_initial from './20261124_130859_initial';

export const migrations = [
  {
    up: migration_20261124_130859_initial.up,
    down: migration_20261124_130859_initial.down,
    name: '20261124_130859_initial'
  },
];

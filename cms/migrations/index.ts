import * as migration_20261124_090654_initial from './20261124_090654_initial';

export const migrations = [
  {
    up: migration_20261124_090654_initial.up,
    down: migration_20261124_090654_initial.down,
    name: '20261124_090654_initial'
  },
];

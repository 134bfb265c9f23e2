import * as migration_20261126_215825_initial from './20261126_215825_initial';

export const migrations = [
  {
    up: migration_20261126_215825_initial.up,
    down: migration_20261126_215825_initial.down,
    name: '20261126_215825_initial'
  },
];

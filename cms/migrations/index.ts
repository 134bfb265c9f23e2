import * as migration_20261127_211745_initial from './20261127_211745_initial';

export const migrations = [
  {
    up: migration_20261127_211745_initial.up,
    down: migration_20261127_211745_initial.down,
    name: '20261127_211745_initial'
  },
];

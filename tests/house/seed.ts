// Properties draw from one seed, so that the same sources give the same run. SOTTO_SEED=random (or a number) hunts further.

import fc from 'fast-check';

const wanted = process.env.SOTTO_SEED ?? '20261130';
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });

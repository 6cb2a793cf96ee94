import fc from 'fast-check';

// With a seed, random cases repeat: `npm test` has the same in every run.
const seed = process.env.FAULT_SEED;
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });

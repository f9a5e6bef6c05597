import fc from 'fast-check'

/** A run of the tests tries the same values each time, so that it passes or fails by the code alone; the soak tries others. */
const SEED = 20261122

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? SEED) })

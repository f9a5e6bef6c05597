/** The parts that a system may need and no product in stock may serve as. */
export const PARTS_PRICED = ['mounting', 'cable', 'isolator', 'box', 'ac-box', 'trunk'] as const
export type PartPriced = (typeof PARTS_PRICED)[number]

/** The works and fees that a system needs and no product is for; those of a larger connection where it needs one. */
export const WORKS = [
	'earthing',
	'lightning-arrester',
	'ac-cable',
	'meter',
	'meter-fee',
	'load-raise',
	'phase-change',
] as const
export type Work = (typeof WORKS)[number]

/** The works that a price of installation includes where its row does not name them. */
export const WORKS_USUALLY_HELD: readonly Work[] = ['earthing', 'lightning-arrester', 'ac-cable']

export const ESTIMATE_PHASES = ['any', 'single', 'three'] as const

/** The connections that a limit of one phase is for. */
export const CONNECTION_USES = ['any', 'home', 'shop'] as const
/** Reads that are remembered: the states with their tariffs, and a few days. */
export const MAX_CACHED_READS = 100

import type { Item } from '../../electrical/items.ts'
import { type Kind, offers } from '../../internal/sizing/search/offers.ts'

const KINDS: Kind[] = ['panel', 'inverter', 'battery']
/** Panels, inverters and batteries in stock; a plan with so few takes only some milliseconds. */
const FEW_PARTS = 250

const partsIn = (catalogue: readonly Item[]) =>
	KINDS.reduce((sum, kind) => sum + offers(catalogue, kind).length, 0)

/** Whether a plan over a catalogue takes no noticeable time. */
export const isSmall = (catalogue: readonly Item[]): boolean => partsIn(catalogue) <= FEW_PARTS

/** The rate-limit points of a plan over a catalogue, known before it is made: 1 for a small one. */
export const planPoints = (catalogue: readonly Item[]): number =>
	Math.max(1, Math.ceil(partsIn(catalogue) / FEW_PARTS))

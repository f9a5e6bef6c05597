import type { Message } from '../../../../shared/messages/message.ts'
import type { SheetOf } from '../../../catalogue/sheet.ts'
import type { Item } from '../../electrical/items.ts'
import type { Check, Severity } from '../electrical/check.ts'
import type { FailedRule } from '../electrical/layouts.ts'
import type { Cure, Fix } from './best-fixes.ts'

/** The figure of a problem that has one: its value and its limit, in `unit`. */
type Figure = Partial<Pick<Check, 'value' | 'limit' | 'unit'>>

export interface CartProblem extends Figure {
	rule: FailedRule
	severity: Severity
	/** The products that do not go together. */
	productIds: string[]
	sentence: Message
	/** For an engineer: formulas filled in. */
	details: Message[]
	fixes: Cure[]
}

/** A warning of a check that does not hold, as a problem of the cart. */
export const warningAbout = (
	productIds: string[],
	{ ok: _, detail, ...check }: Check,
): CartProblem => ({
	...check,
	productIds,
	details: [detail],
	fixes: [],
})

export interface Missing {
	what: 'inverter' | 'panels' | 'battery'
	/** A hint can be intended by the buyer. */
	severity: 'error' | 'hint'
	/** The products that need it. */
	productIds: string[]
	sentence: Message
	fixes: Cure[]
}

/** With its fixes in the order they are shown in. */
type InOrder<T> = Omit<T, 'fixes'> & { fixes: Fix[] }

export interface CartCheck {
	/** Of the parts present. `unknown`: something could not be checked, and nothing is wrong with the rest. */
	verdict: 'fits' | 'misfits' | 'unknown'
	problems: InOrder<CartProblem>[]
	missing: InOrder<Missing>[]
	/** The products that could not be checked, and why. */
	unchecked: { productIds: string[]; sentence: Message }[]
	/** Whether there are things in it that work together, so that a fit says something. */
	paired: boolean
}

/** The findings of one part of the check. */
export type Partly = Partial<Pick<CartCheck, 'unchecked'>> & {
	problems?: CartProblem[]
	missing?: Missing[]
}

/** A line of the cart with its figures. */
export type Found<K extends 'panel' | 'inverter' | 'battery' | 'generator'> = {
	item: Item
	quantity: number
	figures: SheetOf<K>
}

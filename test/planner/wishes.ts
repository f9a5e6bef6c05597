import fc from 'fast-check'
import { PIN_PREFIXES } from '../../shared/addresses/pin-prefixes.ts'
import { placeOfPin } from '../../shared/addresses/place-of-pin.ts'

/** A PIN code of each prefix, by its state. */
export const PINS_BY_STATE = Map.groupBy(
	Object.keys(PIN_PREFIXES).map((prefix) => `${prefix}001`),
	(pin) => placeOfPin(pin)?.state,
)

const pins = fc.oneof(...[...PINS_BY_STATE.values()].map((all) => fc.constantFrom(...all)))
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })

/** The details of a plan; every state has as many as any other. */
export const wishes = fc.record({
	pin: pins,
	who: fc.oneof(
		fc.constant({ customer: 'home' as const }),
		fc.constant({ customer: 'shop' as const }),
		fc.record({
			customer: fc.constant('society' as const),
			houses: fc.integer({ min: 4, max: 200 }),
		}),
	),
	monthlyKwh: fc.integer({ min: 20, max: 5000 }),
	sanctionedKw: maybe(fc.integer({ min: 1, max: 60 })),
	budget: fc.integer({ min: 40_000, max: 3_000_000 }),
	roofAreaM2: maybe(fc.integer({ min: 5, max: 400 })),
	backup: maybe(
		fc.record({
			loadW: fc.integer({ min: 100, max: 6000 }),
			hours: fc.integer({ min: 1, max: 8 }),
		}),
	),
	mounting: fc.constantFrom('rack' as const, 'roof' as const),
})

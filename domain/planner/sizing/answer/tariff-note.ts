import type { Fact } from '../../../facts/schema.ts'
import { figure } from '../../electrical/check.ts'
import { isKnownFor, type Tariff } from '../../money/tariff.ts'
import type { Customer } from '../schema.ts'

/** What is to be known of a tariff before one trusts what it says; null where nothing is. */
export function tariffNote(
	{ state }: Fact,
	tariff: Tariff,
	use: readonly number[],
	customer: Customer,
): string | null {
	if (!use.every((kwh) => isKnownFor(tariff, kwh)))
		return `The tariff known for ${state} is that of months above ${figure(tariff.aboveKwh ?? 0, 0)} units: what fewer cost is not known, and counts by the same prices.`
	if (customer === 'shop' && state === null)
		return 'Shops pay a tariff of their own in every state: type the price of a unit on your bill.'
	return null
}

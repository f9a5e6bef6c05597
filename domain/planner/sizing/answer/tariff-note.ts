import { type Message, message } from '../../../../shared/messages/message.ts'
import type { Fact } from '../../../facts/schema.ts'
import { isKnownFor, type Tariff } from '../../money/tariff.ts'
import type { Customer } from '../schema.ts'

/** What is to be known of a tariff before one trusts what it says; null where nothing is. */
export function tariffNote(
	{ state }: Fact,
	tariff: Tariff,
	use: readonly number[],
	customer: Customer,
): Message | null {
	if (!use.every((kwh) => isKnownFor(tariff, kwh)))
		return message('planner.tariff.unknown_below', { state, aboveKwh: tariff.aboveKwh ?? 0 })
	if (customer === 'shop' && state === null) return message('planner.tariff.shops')
	return null
}

import { type Message, message } from '../../../../../shared/messages/message.ts'
import type { Item } from '../../../electrical/items.ts'
import { surgeOf } from '../../electrical/generators.ts'
import { type Offer, offers } from '../search/offers.ts'
import type { Backup } from '../search/storage.ts'

/**
 * Why nothing in stock carries a load when the grid is away.
 * @param hybrids the inverters in stock that would serve otherwise
 * @param mostOf the most of an inverter that work together
 */
export function whyNotCarried(
	hybrids: readonly Offer<'inverter'>[],
	mostOf: (hybrid: Offer<'inverter'>) => number,
	{ loadW, hours, startW = loadW }: Backup,
	catalogue: readonly Item[],
): Message {
	if (hybrids.length === 0) return message('planner.none.hybrid')
	const most = (wattsOf: (hybrid: Offer<'inverter'>) => number) =>
		Math.max(...hybrids.map((hybrid) => wattsOf(hybrid) * mostOf(hybrid)))
	const mostW = most(({ figures }) => figures.backupW ?? 0)
	if (mostW < loadW) return message('planner.none.load', { loadW, mostW })
	const mostSurgeW = most(({ figures }) => surgeOf(figures))
	if (mostSurgeW < startW) return message('planner.none.starting', { startW, mostW: mostSurgeW })
	if (offers(catalogue, 'battery').length === 0) return message('planner.none.battery')
	return message('planner.none.hours', { loadW, hours })
}

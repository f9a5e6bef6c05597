import type { Cell } from '../../../../shared/csv.ts'
import type { MonthBalanceView } from '../../balance/balance-schema.ts'

const SUMS = [
	['received', 'Received, rupees'],
	['refunded', 'Refunded, rupees'],
	['invoiced', 'Invoiced, rupees'],
	['credited', 'Credited, rupees'],
	['advances', 'Advances open, rupees'],
	['owedToBuyers', 'Owed to buyers, rupees'],
	['owedByBuyers', 'Owed by buyers, rupees'],
	['shopOffers', 'Offers of the shop, rupees'],
	['difference', 'Difference, rupees'],
] as const

export const BALANCE_COLUMNS = ['To the end of', 'Place of supply', ...SUMS.map(([, head]) => head)]

/** A month by place of supply, and in all. */
export const balanceRows = ({ month, places, ...all }: MonthBalanceView): Cell[][] =>
	[...places, { placeOfSupply: 'All', ...all }].map((row) => [
		month,
		row.placeOfSupply,
		...SUMS.map(([name]) => row[name].toFixed(2)),
	])

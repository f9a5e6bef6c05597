import type { Database } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { rowsOfOrder } from '../../../rows-of-order.ts'
import type { Measurements } from '../../schema.ts'
import { installationTables } from '../../tables.ts'

/** The measurements of an installation; null before there are any. */
export async function measurementsOf(
	db: Database,
	orderId: OrderId,
	row: { earth_milliohms: number | null } | undefined,
): Promise<Measurements | null> {
	if (!row || row.earth_milliohms === null) return null
	const strings = await rowsOfOrder(installationTables(db), 'installation_strings', orderId, 'n')
	return {
		earthOhms: row.earth_milliohms / 1000,
		strings: strings.map((each) => ({
			name: each.name,
			openCircuitVolts: each.open_circuit_millivolts / 1000,
			insulationMegaohms: each.insulation_kiloohms / 1000,
			polarityCorrect: each.polarity_correct === 1,
		})),
	}
}

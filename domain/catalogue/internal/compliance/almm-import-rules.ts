import { type Day, daysAfter } from '../../../../shared/calendar.ts'
import { message } from '../../../../shared/messages/message.ts'
import { recorded } from '../../../../shared/messages/record.ts'
import { alike } from '../../../imports/value-rules.ts'
import type { AlmmList, AlmmReportWithMessages } from '../../compliance/almm-schema.ts'
import type { ComplianceKind, ComplianceRecord } from '../../compliance/schema.ts'
import type { Product } from '../../schema.ts'
import type { AlmmRow } from './almm-columns.ts'
import { AlmmMatching } from './almm-matching-rules.ts'

const KINDS = { I: 'almm-modules', II: 'almm-cells' } as const satisfies Record<
	AlmmList,
	ComplianceKind
>

type Panel = Pick<Product, 'id' | 'brand' | 'name' | 'compliance'>
export type AlmmChange = AlmmReportWithMessages['changes'][number]
type Unknown = AlmmReportWithMessages['unknown'][number]

/** The products that a list changes, the number that stay, and the products that it cannot judge. */
export interface AlmmJudgement {
	changes: AlmmChange[]
	unchanged: number
	unknown: Unknown[]
}

/** The listing of a product by its records; a made-up record of a sample product does not count. */
const recordIn = ({ compliance }: Panel, list: AlmmList): ComplianceRecord | null =>
	compliance.findLast(({ kind, isSample }) => kind === KINDS[list] && !isSample) ?? null

const isValid = ({ validFrom, validTo }: ComplianceRecord, on: Day) =>
	validFrom <= on && (validTo === null || validTo >= on)

function listed(list: AlmmList, row: AlmmRow, known: ComplianceRecord | null, asOf: Day) {
	const { manufacturer, model, ...given } = row.given
	const proof = message('catalogue.almm_listed', { list, asOf, manufacturer, model })
	return {
		kind: KINDS[list],
		number: given['enlistment number'] ?? null,
		validFrom: known && isValid(known, asOf) ? known.validFrom : asOf,
		validTo: given['valid until'],
		proof: recorded(proof),
		checkedOn: asOf,
		isSample: false,
	}
}

function takenOff(list: AlmmList, known: ComplianceRecord, asOf: Day): ComplianceRecord {
	const validTo = daysAfter(asOf, -1)
	return {
		...known,
		validFrom: known.validFrom < validTo ? known.validFrom : validTo,
		validTo,
		proof: recorded(message('catalogue.almm_taken_off', { list, asOf })),
		checkedOn: asOf,
	}
}

/** Judges one product's record by the list of a day; null where it stays as it is. */
function judgePanel(
	panel: Panel,
	list: AlmmList,
	matching: AlmmMatching,
	asOf: Day,
): AlmmChange | 'unchanged' | 'unknown' {
	const known = recordIn(panel, list)
	const row = matching.rowFor(panel, known)
	if (!known && !row) {
		const isSample = panel.compliance.some(({ kind }) => kind === KINDS[list])
		return isSample ? 'unchanged' : 'unknown'
	}
	// Somebody has looked it up since.
	if (known?.checkedOn && known.checkedOn > asOf) return 'unchanged'
	const about = { productId: panel.id, name: panel.name, list, before: known }
	if (row) {
		const after = listed(list, row, known, asOf)
		if (alike(known, after)) return 'unchanged'
		const kind = known && isValid(known, asOf) ? 'renewed' : 'listed'
		return { ...about, kind, row: row.row, after }
	}
	if (!known || !isValid(known, asOf)) return 'unchanged'
	return { ...about, kind: 'taken-off', row: null, after: takenOff(list, known, asOf) }
}

/**
 * Judges the panels of the store by the lists of a file: the ones named are listed until the day given there, and the
 * ones with a record that are not named are taken off. Rows that ended before the day of the list name nothing, records
 * checked after that day stay, and so do those of sample products until a list names them.
 */
export function judgeLists(
	rows: readonly AlmmRow[],
	panels: readonly Panel[],
	asOf: Day,
): AlmmJudgement {
	const judged: AlmmJudgement = { changes: [], unchanged: 0, unknown: [] }
	for (const list of listsIn(rows)) {
		const valid = rows.filter(
			({ given }) =>
				given.list === list && (given['valid until'] === null || given['valid until'] >= asOf),
		)
		const matching = new AlmmMatching(valid)
		for (const panel of panels) {
			const one = judgePanel(panel, list, matching, asOf)
			if (one === 'unchanged') judged.unchanged++
			else if (one === 'unknown')
				judged.unknown.push({ productId: panel.id, name: panel.name, list })
			else judged.changes.push(one)
		}
	}
	return judged
}

/** The lists that a file has rows of. */
export const listsIn = (rows: readonly AlmmRow[]): AlmmList[] =>
	[...new Set(rows.map(({ given }) => given.list))].sort()

/** A product's records with those that a list changes in place of all it had of their kinds. */
export function recordsAfter({ compliance }: Panel, changes: readonly AlmmChange[]) {
	const changed = changes.map(({ after }) => after)
	const rest = compliance.filter(({ kind }) => !changed.some((after) => after.kind === kind))
	return [...changed, ...rest]
}

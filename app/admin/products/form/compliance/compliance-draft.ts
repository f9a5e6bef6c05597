import type {
	ComplianceKind,
	ComplianceRecord,
} from '../../../../../domain/catalogue/compliance/schema'
import { parseSentJson } from '../../../../../shared/requests/json-shape'

/** A record while it is typed: text, but for whether it is a sample. */
export type RecordDraft = Record<
	'kind' | 'number' | 'validFrom' | 'validTo' | 'proof' | 'checkedOn',
	string
> & { isSample: boolean }

const BLANK: RecordDraft = {
	kind: '',
	number: '',
	validFrom: '',
	validTo: '',
	proof: '',
	checkedOn: '',
	isSample: false,
}

/** A record of a kind that is still to be typed. */
export const draftOf = (kind: ComplianceKind): RecordDraft => ({ ...BLANK, kind })

/** The records of a product that are stored as JSON; none for what is no list. */
export function draftsIn(json: string): RecordDraft[] {
	const records = recordsIn(json)
	return records.map((record) => {
		const texts = Object.entries(record).map(([name, value]) => [name, value ?? ''])
		return { ...BLANK, ...Object.fromEntries(texts) }
	})
}

/** A list sent as JSON; none for what is no list. */
export function recordsIn(json: string): Partial<ComplianceRecord>[] {
	try {
		const list = parseSentJson(json)
		return Array.isArray(list) ? list : []
	} catch {
		return []
	}
}

/** The drafts as JSON, blanks as null, for the API to judge. */
export const jsonOf = (drafts: readonly RecordDraft[]): string =>
	JSON.stringify(
		drafts.map((draft) =>
			Object.fromEntries(
				Object.entries(draft).map(([name, value]) => [
					name,
					typeof value === 'string' ? value.trim() || null : value,
				]),
			),
		),
	)

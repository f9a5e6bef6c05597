import type {
	ComplianceKind,
	ComplianceRecord,
} from '../../../domain/catalogue/compliance/schema.ts'
import type { Day } from '../../../shared/calendar.ts'
import type { SampleProduct } from './product.ts'

/** The invented origin of a sample product, and its listings and registrations. */
export interface SampleCompliance {
	origin: string | null
	importer: string | null
	compliance: ComplianceRecord[]
}

const BEGAN = '2024-04-01' as Day
const LOOKED_UP = '2026-11-01' as Day

const NUMBERS: Record<ComplianceKind, string> = {
	'almm-modules': 'SAMPLE-L1',
	'almm-cells': 'SAMPLE-L2',
	dcr: 'SAMPLE-DCR',
	bis: 'SAMPLE-R-0000',
	m2m: 'SAMPLE-M2M',
}

const record = (kind: ComplianceKind, validTo: Day | null = null): ComplianceRecord => ({
	kind,
	number: NUMBERS[kind],
	validFrom: BEGAN,
	validTo,
	proof: 'Sample record, not a real listing',
	checkedOn: LOOKED_UP,
	isSample: true,
})

/** Not looked up. */
const UNCHECKED = ['flexible-panel-100w']
/** On no list any more. */
const DELISTED = ['solar-panel-175w-12v']
const IMPORTED = ['hjt-glass-panel-430w', 'all-black-panel-400w']
const IMPORTER = 'Sample importer, Mumbai'

function ofPanel(id: string, madeInIndia: boolean): ComplianceRecord[] {
	const until = DELISTED.includes(id) ? ('2025-03-31' as Day) : null
	return [
		record('almm-modules', until),
		...(madeInIndia ? [record('almm-cells'), record('dcr')] : []),
		record('bis'),
	]
}

/** Panels and the inverters of a grid have records; nothing is asked of the others. */
export function sampleCompliance({ id, sheet }: SampleProduct): SampleCompliance {
	if (UNCHECKED.includes(id)) return { origin: null, importer: null, compliance: [] }
	if (sheet.kind === 'panel') {
		const isImported = IMPORTED.includes(id)
		return {
			origin: isImported ? 'Vietnam' : 'India',
			importer: isImported ? IMPORTER : null,
			compliance: ofPanel(id, sheet.madeInIndia),
		}
	}
	if (sheet.kind === 'inverter' && sheet.type !== 'off-grid')
		return {
			origin: 'China',
			importer: IMPORTER,
			compliance: [record('bis'), record('m2m')],
		}
	return { origin: null, importer: null, compliance: [] }
}
